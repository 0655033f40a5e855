"""HTTP: cups, leagues and standing orders."""
