"""Other server processes: messages between them, and which are alive."""
