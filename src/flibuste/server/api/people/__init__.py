"""HTTP: people who come back, how they are told, and what they play together."""
