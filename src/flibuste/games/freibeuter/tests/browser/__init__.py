"""Freibeuter in the browser."""
