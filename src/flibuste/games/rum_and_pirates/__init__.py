"""Rum & Pirates (Stefan Feld, 2006), whole."""

from flibuste.games.rum_and_pirates.game import RumAndPirates

GAME = RumAndPirates()
