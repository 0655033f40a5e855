"""Bots: they are handed what their seat knows, and nothing else."""
