"""Freibeuter (Reiner Stockhausen, 1998): the whole game."""

from flibuste.games.freibeuter.game import Freibeuter

GAME = Freibeuter()
