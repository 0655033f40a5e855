"""Rum & Pirates (Stefan Feld, 2006): the whole game."""

from flibuste.games.rum_and_pirates.game import RumAndPirates

GAME = RumAndPirates()
