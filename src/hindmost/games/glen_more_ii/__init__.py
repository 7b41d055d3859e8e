"""Glen More II: Chronicles."""
