"""The command line: one file for each command, and one boundary for all errors."""
