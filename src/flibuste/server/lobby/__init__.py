"""Tables outside of play: made, listed, joined, started, left, closed."""
