"""What the terminal shows: events, choices, boards by name, score sheets, rules."""
