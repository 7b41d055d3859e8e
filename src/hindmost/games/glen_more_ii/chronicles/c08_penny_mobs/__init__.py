"""Chronicle 8: mobs in prison, pennies on them, and what they do for whoever takes them."""
