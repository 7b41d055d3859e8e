"""Glasgow (2020) for two players. Rules: `hindmost rules GLA-...`."""
