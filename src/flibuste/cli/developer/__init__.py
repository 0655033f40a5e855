"""Commands for developers of games, run as modules: golden games and new games."""
