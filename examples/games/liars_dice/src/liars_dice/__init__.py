"""Liar's Dice: the traditional bluffing game with dice under cups."""

from liars_dice.game import LiarsDice

GAME = LiarsDice()
