"""The kernel: pure rules machinery that knows no game."""
