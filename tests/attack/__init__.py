"""Attacks on a server of one's own: `make attack`. A bystander plays beside them and times every move."""
