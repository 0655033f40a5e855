"""HTTP: profiles, ladders, people and reports."""
