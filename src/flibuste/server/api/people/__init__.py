"""HTTP: people who come back, and how they are told."""
