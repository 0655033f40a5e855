"""Libertalia in the browser."""
