"""The rules of Freibeuter, case by case."""
