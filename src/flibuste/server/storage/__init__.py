"""What the database holds, and how acts are written to it."""
