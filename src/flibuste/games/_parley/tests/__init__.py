"""The rulebook as tests."""
