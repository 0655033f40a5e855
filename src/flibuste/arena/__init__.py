"""Matches between bots: their games, their results, and how certain the results are."""
