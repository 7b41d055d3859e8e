"""Plans: moves that a seat tries out in private, keeps, and may have played when its turn comes."""
