"""Störtebeker (Thorsten Löpmann and Andreas Wetter, 2000): the whole game."""

from flibuste.games.stoertebeker.game import Stoertebeker

GAME = Stoertebeker()
