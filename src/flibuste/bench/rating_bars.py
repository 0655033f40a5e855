"""How well ratings find the strength of simulated players: `python -m flibuste.bench.rating_bars`."""

from __future__ import annotations

import sys

from flibuste.server.ratings.simulation import simulate

SEATS, GAMES = (2, 3, 4, 5, 6), (5, 10, 20, 40)


def main() -> int:
    """Prints a line for each number of seats and games: rank correlation, coverage of two sigmas, sigma."""
    out = sys.stdout
    out.write("seats  games  order  covered  sigma\n")
    for seats in SEATS:
        for games in GAMES:
            found = simulate(seats, games)
            shares = f"{found.order:5.3f}  {100 * found.coverage:5.1f} %  {found.sigma:5.2f}"
            out.write(f"{seats:5}  {games:5}  {shares}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
