"""How messages leave the server."""
