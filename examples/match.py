"""A match of three bots: the result as a table, as data, and as a page with plots.

python examples/match.py [PAGE.html]
"""

import sys

import flibuste as fb


def main(page=""):
    result = fb.match("freibeuter", ["greedy", "mousse", "random"], games=60, seed="example")
    print(result.table())
    for standing in result.standings:
        share = standing.win_share
        print(f"{standing.bot}: wins {share.mean:.0%} (95 % interval {share.low:.0%} to {share.high:.0%})")
    if page:
        result.html(page)
        print(f"plots: {page}")


if __name__ == "__main__":
    main(*sys.argv[1:])
