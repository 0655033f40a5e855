"""Matches, intervals, ratings, balance."""
