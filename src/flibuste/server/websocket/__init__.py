"""The websocket: one connection per client, its messages and its protocol."""
