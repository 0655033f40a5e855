"""Cups: the same deal for everybody, leagues and Swiss tournaments."""
