"""A game being played, without network."""
