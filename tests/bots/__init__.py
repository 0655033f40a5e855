"""Bots: fair, in time, explained, and anybody's."""
