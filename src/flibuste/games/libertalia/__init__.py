"""Libertalia (Paolo Mori, 2012), whole."""

from flibuste.games.libertalia.game import Libertalia

GAME = Libertalia()
