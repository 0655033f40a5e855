"""What people install: the source distribution, the pure wheel and the compiled wheel of `make dist`."""
