"""Playing at the keyboard."""
