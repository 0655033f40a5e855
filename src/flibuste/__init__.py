"""flibuste: four pirate board games on one pure rules engine."""

__version__ = "2026.11.0.dev0"
