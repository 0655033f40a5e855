"""Routes about people and what they play together: cups, leagues, standing orders."""
