"""Ratings: how strong a person plays each game, and what the results say about it."""
