"""The tree of a search: questions as one seat sees them, and how each choice went there."""

from __future__ import annotations

from typing import Any

from flibuste.kernel.agenda import Question, State
from flibuste.kernel.words import Choice, Seat


class Arm:
    """One choice of one seat at a node, and how it went."""

    def __init__(self, choice: Choice, prior: float) -> None:
        self.choice: Choice = choice
        self.prior: float = prior
        self.visits: int = 0
        self.available: int = 0
        """How often it could have been chosen: in other worlds it is not there."""
        self.reward: float = 0.0
        self.place: float = 0.0
        self.lead: float = 0.0


class Node:
    """A question in the tree, whatever the world: who is asked what after these choices."""

    def __init__(self, question: Question[Any] | None, asking: tuple[Seat, ...], mark: int) -> None:
        self.question: Question[Any] | None = question
        self.asking: tuple[Seat, ...] = asking
        self.mark: int = mark
        self.arms: dict[int, Arm] = {}
        self.last: list[Arm] = []
        """The arms of the last visit: the next one often has the same options, and need not look for them."""
        self.after: dict[int, list[Node]] = {}

    def follow(self, key: int, s: State, mark: int) -> Node | None:
        """What comes after these choices, if the search was there before."""
        nodes = self.after.get(key)
        if nodes is not None:
            for node in nodes:
                if node.question is s.question and node.mark == mark and node.asking == s.asking:
                    return node
        return None

    def grow(self, key: int, s: State, mark: int) -> Node:
        node = Node(s.question, s.asking, mark)
        if key in self.after:
            self.after[key].append(node)
        else:
            self.after[key] = [node]
        return node
