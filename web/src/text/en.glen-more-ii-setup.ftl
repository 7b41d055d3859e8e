### Setting Glen More II up: what the game is, its options, and the choice of chronicles.

web-home-about-glen-more-ii = The big sequel: a home castle, famous persons who open up the clan board, landmarks, and chronicles that change the game. Four scorings, and a small territory still pays.

web-setup-option-glen-more-ii-die = The Die
web-setup-option-glen-more-ii-die-usual = with 2 players
web-setup-option-glen-more-ii-die-with = always
web-setup-option-glen-more-ii-die-without = never
web-setup-option-glen-more-ii-worlds_end_position = World’s End lies
web-setup-option-glen-more-ii-worlds_end_position-middle = about in the middle of stack D
web-setup-option-glen-more-ii-worlds_end_position-1 = on top of stack D
web-setup-option-glen-more-ii-scotsman_cost_source = Scotsmen are paid
web-setup-option-glen-more-ii-scotsman_cost_source-home = from the two home tiles
web-setup-option-glen-more-ii-scotsman_cost_source-territory = from anywhere in the territory
web-setup-option-glen-more-ii-mobs = Mobs with MacNifique
web-setup-option-glen-more-ii-mobs-some = without those five who hardly suit her
web-setup-option-glen-more-ii-mobs-all = all of them

web-setup-chronicles = Chronicles
web-setup-chronicles-hint = Add as many as you like. Leave them out in your first game.
web-setup-chronicle-number = Chronicle { $n }
web-setup-difficulty-low = easy
web-setup-difficulty-medium = medium
web-setup-difficulty-high = hard
web-setup-difficulty-complex = complex
web-setup-longer = +{ $n } min
web-setup-only-seats = players: { $from } to { $to }
web-lobby-with = { $game } with { $chronicles }
