"""What workers compute for tables: bots, hints, what choices would do, analyses."""
