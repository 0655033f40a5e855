"""A simulation with a plot: how the scores of a game spread when bots play it many times.

python examples/simulation.py [GAMES] [PLOT.svg]
"""

import sys
from collections import Counter
from pathlib import Path

import flibuste as fb

WIDTH, HEIGHT, BIN = 640, 240, 10


def simulate(games):
    """The scores of greedy bots, all seats together; game number n has the seed n."""
    scores = Counter()
    for seed in range(games):
        scores.update(fb.play("libertalia", ["greedy"] * 3, seed=seed).result.scores)
    return scores


def histogram(scores):
    """The scores as bars of an SVG, in steps of ten points."""
    bins = Counter()
    for score, count in scores.items():
        bins[score // BIN] += count
    first, last = min(bins), max(bins)
    wide = WIDTH / (last - first + 1)
    bars = []
    for at in range(first, last + 1):
        tall = (HEIGHT - 20) * bins[at] / max(bins.values())
        left = (at - first) * wide
        bars.append(
            f'<rect x="{left:.1f}" y="{HEIGHT - 20 - tall:.1f}" width="{wide - 2:.1f}" height="{tall:.1f}"/>'
        )
        bars.append(f'<text x="{left + wide / 2:.1f}" y="{HEIGHT - 4}">{at * BIN}</text>')
    style = "rect { fill: #2a6f97 } text { font: 12px sans-serif; text-anchor: middle; fill: #555 }"
    shapes = "\n".join(bars)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">\n'
        f"<style>{style}</style>\n{shapes}\n</svg>\n"
    )


def main(games="100", plot="scores.svg"):
    scores = simulate(int(games))
    mean = sum(score * count for score, count in scores.items()) / scores.total()
    print(f"{games} games of Libertalia with 3 seats: {min(scores)} to {max(scores)} points, mean {mean:.1f}")
    Path(plot).write_text(histogram(scores), encoding="utf-8")
    print(f"plot: {plot}")


if __name__ == "__main__":
    main(*sys.argv[1:])
