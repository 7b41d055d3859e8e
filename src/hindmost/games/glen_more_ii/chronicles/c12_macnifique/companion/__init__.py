"""The companion: she plays at your printed table, and you tell her only what her rules read."""
