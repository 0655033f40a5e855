"""The promises, each one function that takes any game and raises AssertionError where it is broken."""
