"""The rules of Störtebeker, case by case."""
