"""The chronicles of Glen More II."""
