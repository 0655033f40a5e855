"""The checks every game has to pass, for games of any package.

`check_game(game)` runs them all and says in one report what is wrong. For pytest there is
`flibuste.testing.pytest_suite.conformance`, which makes a test class of them.
`position` builds a state by hand. `play_with_luck` plays a choice with luck given by meaning.

>>> import flibuste as fb
>>> fb.testing.check_game("_parley", seeds=1)
<_parley: ... all passed>
"""

from flibuste.testing.by_hand import position
from flibuste.testing.report import Report, check_game
from flibuste.testing.wished_luck import Luck, Wish, play_with_luck, wish
from flibuste.testing.word_checks.messages import MissingWords

__all__ = [
    "Luck", "MissingWords", "Report", "Wish", "check_game", "play_with_luck", "position", "wish",
]  # fmt: skip
