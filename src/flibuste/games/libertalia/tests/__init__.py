"""The rules of Libertalia, example by example."""
