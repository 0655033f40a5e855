"""Lessons: files in a game's folder, by which it is learnt on its own board with its own rules."""
