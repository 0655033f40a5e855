"""The routes of the API: guests, tables, games, lessons, replays, analyses."""
