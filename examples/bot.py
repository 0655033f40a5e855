"""A bot in Python: it tries every option in imagined games and takes the one with the best mean score.

    python examples/bot.py

It also plays in the terminal, from this folder: `flibuste play libertalia --seats you,bot:Dreamer`.
"""

import flibuste as fb


class Dreamer(fb.Bot):
    """Plays every option to the end by random choices, in a few worlds its seat cannot rule out."""

    worlds = 5

    def choose(self, knows):
        return max(knows.decision.options, key=lambda choice: self.total(knows, choice))

    def total(self, knows, choice):
        return sum(self.score(knows, choice) for _ in range(self.worlds))

    def score(self, knows, choice):
        game, dealer = knows.game, fb.Dealer(knows.rng)
        world = knows.imagine()
        game.apply(world, knows.seat, choice, dealer)
        fb.play_out(game, world, dealer)
        return game.result(world).scores[knows.seat]


if __name__ == "__main__":
    print(fb.match("libertalia", [Dreamer, "random"], games=10, seed=7).table())
