"""What the project promises, proven."""

from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"
"""Read as text, and run as they are, whatever build is imported."""
