"""Bots are fair, in time and explained, and anybody can write one."""
