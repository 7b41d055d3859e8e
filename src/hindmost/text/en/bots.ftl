### What bots are called, wherever they are named, and how each of them thinks.

bot-random = random
bot-random-style = plays anything
bot-greedy = greedy
bot-greedy-style = plays the best move it sees
bot-planner = planner
bot-planner-style = looks a turn further
bot-search = strategist
bot-search-style = plays on in its head
