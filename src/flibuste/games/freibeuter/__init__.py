"""Freibeuter (Reiner Stockhausen, 1998), whole."""

from flibuste.games.freibeuter.game import Freibeuter

GAME = Freibeuter()
