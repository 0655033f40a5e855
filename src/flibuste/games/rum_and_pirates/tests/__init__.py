"""The rules of Rum & Pirates, case by case."""
