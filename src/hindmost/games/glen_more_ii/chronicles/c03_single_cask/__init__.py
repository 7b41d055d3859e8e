"""Chronicle 3: cellars, and the sale of single casks."""
