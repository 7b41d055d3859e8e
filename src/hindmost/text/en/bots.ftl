### What bots are called, wherever they are named, and how each of them thinks.

bot-random = random
bot-random-style = plays anything
bot-greedy = greedy
bot-greedy-style = plays the best move it sees
bot-planner = planner
bot-planner-style = looks a turn further
bot-search = strategist
bot-search-style = plays on in its head

bot-beginner = beginner
bot-beginner-style = often takes a second-rate turn
bot-easy = easy
bot-easy-style = misses something now and then
bot-medium = medium
bot-medium-style = takes the best turn it sees
bot-strong = strong
bot-strong-style = plays on a little in its head
bot-master = master
bot-master-style = plays on at length in its head
