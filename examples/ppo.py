"""A network with shared weights learns Freibeuter by PPO against itself, and beats the mousse.

python examples/ppo.py [ROUNDS [CURVE.svg]]      needs: pip install 'flibuste[research]'

The board is 36 tokens between 49 regions. Every token is seen by the same small network, which also sees the
four regions around it; every region by another, which sees the tokens that it touches. So what is learned in
one corner is known in all others. NumPy is enough: the gradients are written out below.
"""

import os
import sys
import time
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the matrices are small: more threads only wait

import numpy as np

import flibuste as fb

GAME, SEATS, LANES, STEPS = "freibeuter", 2, 128, 64
WIDTH, EPOCHS, PARTS = 32, 2, 4
RATE, CLIP, LAMBDA, ENTROPY = 1e-3, 0.2, 0.95, 0.01
POINTS = 50
"""So many points of difference are worth 1."""
RIVALS = ("random", "mousse")
BOARD, REGIONS = (36, 49)


class Network:
    """Policy and value of one seat. `forward` keeps what `backward` needs."""

    def __init__(self, lanes, seed):
        luck = np.random.default_rng(seed)
        self.layout, self.choices = lanes.layout, lanes.numbering.size
        self.scale = 1 / np.frombuffer(self.layout.scales(), np.uint8).astype(np.float32)
        told = {part.name: part.shape for part in self.layout.parts}
        token, region = told["spots"][1], told["regions"][1] + 1
        self.rest = np.ones(self.layout.size, bool)  # what belongs to no place of the board
        for name in ("spots", "regions", "dutchman"):
            self.rest[self.layout.place(name)] = False
        shapes = {
            "table": (int(self.rest.sum()), WIDTH),
            "token": (token, WIDTH),
            "around": (region, WIDTH),
            "token_table": (WIDTH, WIDTH),
            "region": (region, WIDTH),
            "touched": (WIDTH, WIDTH),
            "region_table": (WIDTH, WIDTH),
            "summary": (3 * WIDTH, WIDTH),
            "value": (WIDTH, 1),
            "by_token": (WIDTH, 2),
            "by_region": (WIDTH, 3),
            "by_table": (WIDTH, 2),
        }
        self.weights = {
            name: (luck.standard_normal(shape) * np.sqrt(2 / shape[0])).astype(np.float32)
            for name, shape in shapes.items()
        }
        for name in ("value", "by_token", "by_region", "by_table"):
            self.weights[name] *= 0.1
        for name in ("table", "token", "region", "summary"):
            self.weights[f"{name}_bias"] = np.zeros(WIDTH, np.float32)
        self.weights["choice_bias"] = np.zeros(self.choices, np.float32)
        self.source = sources([lanes.numbering.text(number) for number in range(self.choices)])

    def forward(self, observations):
        """The logits of all choices, and the value, of each row."""
        w, count = self.weights, len(observations)
        seen = observations * self.scale
        x = {"table": seen[:, self.rest]}
        x["token"] = seen[:, self.layout.place("spots")].reshape(count, BOARD, -1)
        regions = seen[:, self.layout.place("regions")].reshape(count, REGIONS, -1)
        dutchman = seen[:, self.layout.place("dutchman")][:, :, None]
        x["region"] = np.concatenate([regions, dutchman], axis=2)
        table = np.maximum(x["table"] @ w["table"] + w["table_bias"], 0)
        x["around"] = around(x["region"])
        token = x["token"] @ w["token"] + x["around"] @ w["around"]
        token += (table @ w["token_table"] + w["token_bias"])[:, None]
        np.maximum(token, 0, out=token)
        x["touched"] = touched(token)
        region = x["region"] @ w["region"] + x["touched"] @ w["touched"]
        region += (table @ w["region_table"] + w["region_bias"])[:, None]
        np.maximum(region, 0, out=region)
        x["summary"] = np.concatenate([token.mean(axis=1), region.mean(axis=1), table], axis=1)
        summary = np.maximum(x["summary"] @ w["summary"] + w["summary_bias"], 0)
        told = [token @ w["by_token"], region @ w["by_region"], table @ w["by_table"]]
        flat = np.concatenate([one.reshape(count, -1) for one in told], axis=1)
        self.kept = x, table, token, region, summary
        return flat[:, self.source] + w["choice_bias"], (summary @ w["value"])[:, 0]

    def backward(self, logits, values):
        """The gradient of every weight, from those of logits and values."""
        w, (x, table, token, region, summary) = self.weights, self.kept
        count = len(logits)
        flat = np.zeros((BOARD * 2 + REGIONS * 3 + 2, count), np.float32)
        np.add.at(flat, self.source, logits.T)
        flat = flat.T
        by_token = flat[:, : BOARD * 2].reshape(count, BOARD, 2)
        by_region = flat[:, BOARD * 2 : -2].reshape(count, REGIONS, 3)
        by_table = flat[:, -2:]
        g = {"choice_bias": logits.sum(axis=0), "value": summary.T @ values[:, None]}
        d_summary = (values[:, None] @ w["value"].T) * (summary > 0)
        d_pooled = d_summary @ w["summary"].T
        d_region = by_region @ w["by_region"].T + d_pooled[:, None, WIDTH : 2 * WIDTH] / REGIONS
        d_region *= region > 0
        d_token = by_token @ w["by_token"].T + d_pooled[:, None, :WIDTH] / BOARD
        d_token += around(d_region @ w["touched"].T)  # a region touches the tokens that it is around
        d_token *= token > 0
        all_tokens, all_regions = d_token.sum(axis=1), d_region.sum(axis=1)
        d_table = by_table @ w["by_table"].T + d_pooled[:, 2 * WIDTH :]
        d_table += all_tokens @ w["token_table"].T + all_regions @ w["region_table"].T
        d_table *= table > 0
        rows = {"token": d_token, "around": d_token, "region": d_region, "touched": d_region}
        rows |= {"table": d_table, "summary": d_summary}
        for name, row in rows.items():
            g[name] = x[name].reshape(-1, x[name].shape[-1]).T @ row.reshape(-1, WIDTH)
        g["token_table"], g["region_table"] = table.T @ all_tokens, table.T @ all_regions
        g["by_token"] = token.reshape(-1, WIDTH).T @ by_token.reshape(-1, 2)
        g["by_region"] = region.reshape(-1, WIDTH).T @ by_region.reshape(-1, 3)
        g["by_table"] = table.T @ by_table
        g["token_bias"], g["region_bias"] = all_tokens.sum(axis=0), all_regions.sum(axis=0)
        g["table_bias"], g["summary_bias"] = d_table.sum(axis=0), d_summary.sum(axis=0)
        return g


def around(regions):
    """For each token: the sum over the four regions around it."""
    grid = regions.reshape(len(regions), 7, 7, -1)
    rows = grid[:, :-1] + grid[:, 1:]
    return (rows[:, :, :-1] + rows[:, :, 1:]).reshape(len(regions), BOARD, -1)


def touched(tokens):
    """For each region: the sum over the tokens that it touches."""
    grid = np.pad(tokens.reshape(len(tokens), 6, 6, -1), ((0, 0), (1, 1), (1, 1), (0, 0)))
    rows = grid[:, :-1] + grid[:, 1:]
    return (rows[:, :, :-1] + rows[:, :, 1:]).reshape(len(tokens), REGIONS, -1)


def sources(texts):
    """For each choice: the place of its logit. Those about one place share what that place's network says."""
    columns = {"board": 0, "resolve": 1, "place": 0, "cash": 1, "fd": 2}
    found = []
    for text in texts:
        verb, *words = text.split()
        if verb == "draw":
            found.append(BOARD * 2 + REGIONS * 3 + ("sea", "fd").index(words[0]))
        elif verb in ("board", "resolve"):  # AB12 lies between A1, A2, B1 and B2
            letter, number = "ABCDEF".index(words[0][0]), int(words[0][2]) - 1
            found.append((6 * letter + number) * 2 + columns[verb])
        else:
            letter, number = "ABCDEFG".index(words[-1][0]), int(words[-1][1]) - 1
            found.append(BOARD * 2 + (7 * letter + number) * 3 + columns[verb])
    return np.array(found)


def chances_of(logits, masks):
    logits = np.where(masks > 0, logits, -np.inf)
    chances = np.exp(logits - logits.max(axis=1, keepdims=True))
    return chances / chances.sum(axis=1, keepdims=True)


def picked(chances, luck):
    """One choice for each row, by its chances."""
    return (chances.cumsum(axis=1) > luck.random((len(chances), 1)) * 0.999999).argmax(axis=1)


class Learner:
    """PPO by self-play: both seats are the same network, and each learns from its own choices."""

    def __init__(self, seed=1):
        self.lanes = fb.research.Lanes(GAME, SEATS, LANES, payoff="margin")
        self.lanes.reset(seed)
        self.network = Network(self.lanes, seed)
        self.luck = np.random.default_rng(seed)
        weights = self.network.weights
        self.moments = {name: [np.zeros_like(w), np.zeros_like(w)] for name, w in weights.items()}
        self.updates = 0

    def collect(self):
        """Some steps in every lane: what was seen, chosen, expected and paid."""
        story = {name: [] for name in ("seen", "mask", "action", "chance", "value", "seat", "ended", "paid")}
        lanes = self.lanes
        for _ in range(STEPS):
            logits, values = self.network.forward(lanes.observations)
            chances = chances_of(logits, lanes.masks)
            actions = picked(chances, self.luck)
            rows = (lanes.observations, lanes.masks, actions, chances[np.arange(LANES), actions], values)
            for name, row in zip(story, (*rows, lanes.seats), strict=False):
                story[name].append(row.copy())
            lanes.step(actions)
            story["ended"].append(lanes.ended > 0)
            story["paid"].append(lanes.rewards / POINTS)
        return {name: np.array(rows) for name, rows in story.items()}

    def advantages(self, story):
        """How much better each choice was than expected (GAE), seat by seat, backwards from the last step."""
        every = np.arange(LANES)
        _, values = self.network.forward(self.lanes.observations)
        following = np.empty((LANES, SEATS), np.float32)
        following[every, self.lanes.seats] = values
        following[every, 1 - self.lanes.seats] = -values  # what one wins the other loses
        later, paid = np.zeros_like(following), np.zeros_like(following)
        found = np.zeros((STEPS, LANES), np.float32)
        for step in reversed(range(STEPS)):
            ended = story["ended"][step]
            following[ended], later[ended], paid[ended] = 0, 0, story["paid"][step][ended]
            mine = every, story["seat"][step]
            gain = paid[mine] + following[mine] - story["value"][step]
            found[step] = later[mine] = gain + LAMBDA * later[mine]
            following[mine], paid[mine] = story["value"][step], 0
        return found

    def improve(self):
        """Collects, and climbs a little, several times over the same steps."""
        story = self.collect()
        gains = self.advantages(story)
        goals = (gains + story["value"]).reshape(-1)
        gains = gains.reshape(-1)
        flat = {name: story[name].reshape(STEPS * LANES, -1) for name in ("seen", "mask")}
        actions, before = story["action"].reshape(-1), story["chance"].reshape(-1)
        for _ in range(EPOCHS):
            for some in np.array_split(self.luck.permutation(len(gains)), PARTS):
                gain = (gains[some] - gains[some].mean()) / (gains[some].std() + 1e-6)
                seen, masks = flat["seen"][some], flat["mask"][some]
                self.climb(seen, masks, actions[some], before[some], gain, goals[some])

    def climb(self, seen, masks, actions, before, gain, goals):
        logits, values = self.network.forward(seen)
        chances = chances_of(logits, masks)
        rows = np.arange(len(actions))
        ratio = chances[rows, actions] / before
        open_ = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        push = -(gain * ratio * open_)[:, None]
        d_logits = -push * chances
        d_logits[rows, actions] += push[:, 0]
        logs = np.log(np.maximum(chances, 1e-9))
        d_logits += ENTROPY * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        count = np.float32(len(actions))
        gradients = self.network.backward((d_logits / count).astype(np.float32), (values - goals) / count)
        self.follow(gradients)

    def follow(self, gradients):
        """One step of Adam."""
        self.updates += 1
        size = np.sqrt(sum([float((g * g).sum()) for g in gradients.values()]))
        for name, whole in gradients.items():
            first, second = self.moments[name]
            gradient = whole * min(1.0, 0.5 / (size + 1e-6))
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient * gradient - second)
            step = first / (1 - 0.9**self.updates)
            self.network.weights[name] -= RATE * step / (np.sqrt(second / (1 - 0.999**self.updates)) + 1e-6)


def wins(network, rival, games, seed=2):
    """Which share of the games it wins against a bot, in turn at both seats, with its likeliest choices."""
    won = 0.0
    for number in range(games):
        env = fb.research.Versus(GAME, [rival], seat=number % SEATS)
        seen, info = env.reset(seed=seed + number)
        over = False
        while not over:
            logits, _ = network.forward(seen[None])
            action = np.where(info["action_mask"] > 0, logits[0], -np.inf).argmax()
            seen, reward, over, _, info = env.step(action)
        won += (reward + 1) / 2
    return won / games


def train(rounds, games, told=print):
    """Learns from so many rounds. The curve: minutes, decisions, and the share won against two bots."""
    learner, curve = Learner(), []
    begun = time.process_time()
    for done in range(rounds + 1):
        if done % max(rounds // 12, 1) == 0 or done == rounds:
            shares = [wins(learner.network, rival, games) for rival in RIVALS]
            minutes, decisions = (time.process_time() - begun) / 60, done * STEPS * LANES
            curve.append((minutes, decisions, *shares))
            shown = ", ".join(f"{rival} {share:4.0%}" for rival, share in zip(RIVALS, shares, strict=True))
            told(f"{minutes:5.1f} min {decisions:11,} decisions: {shown}")
        if done < rounds:
            learner.improve()
    return learner, curve


def picture(curve):
    """The curve as SVG."""
    width, height, last = 640, 320, max(curve[-1][1], 1)

    def line(column, colour):
        places = [(40 + row[1] / last * width, 20 + (1 - row[column]) * height) for row in curve]
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        return f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="3"/>'

    labels = "".join(
        f'<text x="34" y="{24 + (1 - share) * height:.0f}" text-anchor="end">{share:.0%}</text>'
        f'<line x1="40" x2="{40 + width}" y1="{20 + (1 - share) * height:.0f}" '
        f'y2="{20 + (1 - share) * height:.0f}" stroke="#ccc"/>'
        for share in (0, 0.5, 1)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width + 140} {height + 60}" '
        f'font-family="sans-serif" font-size="14"><rect width="100%" height="100%" fill="#fff"/>{labels}'
        f"{line(2, '#888')}{line(3, '#0b5')}"
        f'<text x="{48 + width}" y="{26 + (1 - curve[-1][2]) * height:.0f}" fill="#666">random</text>'
        f'<text x="{48 + width}" y="{26 + (1 - curve[-1][3]) * height:.0f}" fill="#084">mousse</text>'
        f'<text x="{40 + width / 2}" y="{height + 50}" text-anchor="middle">'
        f"share of games won, over {last:,} decisions: {curve[-1][0]:.0f} minutes of one core</text></svg>\n"
    )


if __name__ == "__main__":
    limit = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    _, drawn = train(limit, games=200 if limit > 10 else 4)
    if len(sys.argv) > 2:
        Path(sys.argv[2]).write_text(picture(drawn), encoding="utf-8")
