"""The tree search. It is compiled together with the rules."""
