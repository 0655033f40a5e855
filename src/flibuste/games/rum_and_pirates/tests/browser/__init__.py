"""Rum & Pirates in the browser."""
