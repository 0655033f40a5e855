"""Reads the record of a game: proves it, retells it, and asks a bot what it would have played.

    python examples/read_record.py [RECORD.txt]

Without a file it plays a game first. Games saved by the terminal and records from the site work too.
"""

import sys

import flibuste as fb


def main(file=""):
    record = fb.read_record(file) if file else fb.play("freibeuter", ["greedy", "mousse"], seed=7).record()
    print(record)
    if record.outcome:
        fb.verify(record)
        print("proven: the luck and the result follow from the seed")
    critic, agreed = fb.bot("greedy"), 0
    for at, move in enumerate(record.moves):
        position = fb.replay(record, to=at)
        agreed += critic.choose(position.knowledge(move.seat)).text == move.text
        if at < 5:
            asked = position.decision(move.seat)
            print(f"{record.players[move.seat]}: {move.text} ({asked.kind}, {len(asked.options)} options)")
    print(f"the bot greedy would have played {agreed} of {len(record.moves)} choices the same way")
    print(fb.replay(record))


if __name__ == "__main__":
    main(*sys.argv[1:])
