"""People: friends, blocks, reports, and who sees whose profile."""
