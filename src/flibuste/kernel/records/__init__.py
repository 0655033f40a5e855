"""A game written down: what a record is, its text, how it is read, replayed and proven."""
