"""The kernel: pure, and knows no game."""
