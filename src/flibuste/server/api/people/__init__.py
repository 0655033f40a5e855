"""HTTP: people who come back."""
