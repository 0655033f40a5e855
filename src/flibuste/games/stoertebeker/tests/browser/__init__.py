"""Störtebeker in the browser."""
