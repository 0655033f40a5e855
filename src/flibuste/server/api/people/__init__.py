"""HTTP about people: what they are told, and when."""
