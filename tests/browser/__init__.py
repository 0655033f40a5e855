"""The site in a real browser, against a real server."""
