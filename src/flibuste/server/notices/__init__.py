"""Telling people that they are asked: who wants to know, when, and by which way."""
