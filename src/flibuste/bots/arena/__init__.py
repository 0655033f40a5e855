"""Matches between bots: what they play, what came of it, and how certain that is."""
