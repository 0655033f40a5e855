"""Turns keys and facts into sentences, in French, English and German."""
