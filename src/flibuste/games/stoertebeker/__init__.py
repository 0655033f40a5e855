"""Störtebeker (Thorsten Löpmann and Andreas Wetter, 2000), whole."""

from flibuste.games.stoertebeker.game import Stoertebeker

GAME = Stoertebeker()
