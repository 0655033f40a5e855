"""The terminal: one file per command, one door, one place where faults end."""
