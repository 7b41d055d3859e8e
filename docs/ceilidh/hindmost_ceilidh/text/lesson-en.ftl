lesson-glen-more-ii-chronicle-20-village = Every village brings somebody to your ceilidh. { tile-halkirk } is one, and free: take it.
lesson-glen-more-ii-chronicle-20-place = Place it west of the { tile-home-village }: the river may not be broken.
lesson-glen-more-ii-chronicle-20-invite = A guest is worth 1 VP at the next scoring and then goes home. A tune is secret and stays to the end. The first scoring is near: invite a guest.
lesson-glen-more-ii-chronicle-20-move = The rest of the turn is as always. Click the Scotsman in the { tile-home-village } …
lesson-glen-more-ii-chronicle-20-to = … and move him to the { tile-home-castle }.
lesson-glen-more-ii-chronicle-20-end = End the turn.
lesson-glen-more-ii-chronicle-20-over = Your guest lies among your tokens, and so does the tune that you knew from the beginning. { tile-pipers-inn } gives a guest for a sheep, { tile-great-barn } 2 VP for each guest. Dance!
