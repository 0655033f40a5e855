"""The tree of a search: questions from one seat's point of view, with statistics for every choice."""

from __future__ import annotations

from typing import Any

from flibuste.kernel.agenda import Question, State
from flibuste.kernel.types import Choice, Seat


class Arm:
    """One choice of one seat at a node, with its statistics."""

    def __init__(self, choice: Choice, prior: float) -> None:
        self.choice: Choice = choice
        self.prior: float = prior
        self.visits: int = 0
        self.available: int = 0
        """How often it was among the options. In some worlds it is not."""
        self.reward: float = 0.0
        self.place: float = 0.0
        self.lead: float = 0.0


class Node:
    """A question in the tree, the same in every world: who is asked what after these choices."""

    def __init__(self, question: Question[Any] | None, asking: tuple[Seat, ...], search_key: int) -> None:
        self.question: Question[Any] | None = question
        self.asking: tuple[Seat, ...] = asking
        self.search_key: int = search_key
        self.arms: dict[int, Arm] = {}
        self.last: list[Arm] = []
        """The arms of the last visit. The next visit often has the same options and reuses the list."""
        self.after: dict[int, list[Node]] = {}

    def follow(self, key: int, s: State, search_key: int) -> Node | None:
        """The node after these choices, if the search has been there."""
        nodes = self.after.get(key)
        if nodes is not None:
            for node in nodes:
                if node.question is s.question and node.search_key == search_key and node.asking == s.asking:
                    return node
        return None

    def grow(self, key: int, s: State, search_key: int) -> Node:
        node = Node(s.question, s.asking, search_key)
        if key in self.after:
            self.after[key].append(node)
        else:
            self.after[key] = [node]
        return node
