"""Measures the speed of the rules and of the server, beside others in the same run."""
