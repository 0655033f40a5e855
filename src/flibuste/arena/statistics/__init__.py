"""How certain a result is: intervals, sequential tests, Elo and ratings."""
