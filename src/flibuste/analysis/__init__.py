"""How much of a finished game was luck, and which decisions were mistakes."""
