"""The Ceilidh, a chronicle of Glen More II."""
