"""Many games by bots: options, workers, progress and totals."""
