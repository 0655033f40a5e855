"""Parley, a toy with everything hard in it: how a game is written."""

from flibuste.games._parley.game import Parley

GAME = Parley()
