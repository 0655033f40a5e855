"""Libertalia (Paolo Mori, 2012): the whole game."""

from flibuste.games.libertalia.game import Libertalia

GAME = Libertalia()
