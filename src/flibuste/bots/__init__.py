"""Bots. A bot is given what its seat knows and nothing else."""
