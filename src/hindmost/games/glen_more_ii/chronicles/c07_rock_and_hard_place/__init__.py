"""Chronicle 7: the clan council votes on what is scored at the end."""
