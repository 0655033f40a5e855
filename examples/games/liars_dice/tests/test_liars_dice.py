"""Liar's Dice does what the platform asks of a game."""

from pathlib import Path

from flibuste.testing.pytest_suite import conformance

TestConformance = conformance("liars_dice", tests=Path(__file__).parent)
