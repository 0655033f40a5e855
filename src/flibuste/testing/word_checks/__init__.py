"""The promises about what a game says: words in every language, lessons, the companion."""
