"""Nothing shared but the folder's own fixtures."""
