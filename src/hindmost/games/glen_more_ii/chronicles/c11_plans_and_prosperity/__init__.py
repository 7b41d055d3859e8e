"""Chronicle 11, Plans and Prosperity."""
