"""One folder per game; they are found, not listed."""
