"""Glen More (2010) for two to five players. Rules: `hindmost rules GM1-...`."""
