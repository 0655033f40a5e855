"""The kernel by itself, without a game of the registry."""
