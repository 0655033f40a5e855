"""A player that only reads and writes text, as a language model does, against a bot.

python examples/text_player.py [COMMAND]         COMMAND reads the question and writes an answer

For each decision the command gets what the seat sees and its options on standard input. The last line that it
writes is its answer: one of the options. Without a command, a player answers that looks for words it likes.
"""

import shlex
import subprocess
import sys

import flibuste as fb

GAME, RIVAL, TRIES = "freibeuter", "random", 3
LIKES = ("resolve", "place", "board", "draw sea")


def likes(question):
    """Answers with the first option that begins with a word it likes."""
    options = question.splitlines()[-1].removeprefix("options: ").split(" | ")
    for word in LIKES:
        for option in options:
            if option.startswith(word):
                return option
    return options[0]


def asked(command):
    """A player that hands the question to a command."""

    def answer(question):
        words = shlex.split(command)
        done = subprocess.run(words, input=question, capture_output=True, text=True, check=True)  # noqa: S603
        return (done.stdout.strip().splitlines() or [""])[-1].strip()

    return answer


class TextPlayer(fb.Bot):
    """Asks in text. An answer that is no option is refused, with the reason, and asked again."""

    def __init__(self, answer):
        self.answer = answer
        self.questions = self.mistakes = 0

    def choose(self, knows):
        # A world that this player imagines shows it what it knows and nothing else.
        question = fb.research.as_text(knows.game, knows.imagine(), knows.seat)
        options = {choice.text: choice for choice in knows.decision.options}
        refusal = ""
        for _ in range(TRIES):
            self.questions += 1
            said = self.answer(refusal + question)
            if said in options:
                return options[said]
            self.mistakes += 1
            refusal = f"refused: {said[:80]!r} is none of the options\n"
        return knows.decision.options[0]


if __name__ == "__main__":
    player = TextPlayer(asked(sys.argv[1]) if len(sys.argv) > 1 else likes)
    table = fb.play(GAME, [player, RIVAL], seed=7)
    print(f"{player.questions} questions, {player.mistakes} answers that were no option")
    print(f"scores: text {table.result.scores[0]}, {RIVAL} {table.result.scores[1]}")
