"""One file for each command, and nothing else."""
