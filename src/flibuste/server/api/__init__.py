"""HTTP: guests, tables, games, replays, and the files of the site."""
