"""Tables in memory: who is connected, what is played, what is shown."""
