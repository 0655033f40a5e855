"""The spaces of an episode, as Gymnasium describes them, and its bytes as arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from flibuste.kernel.types import Seat
from flibuste.research.one_game import Episode


def observation_box(episode: Episode) -> Any:  # noqa: ANN401 - gymnasium's
    """Bytes from 0 to the scale of each."""
    high = np.frombuffer(episode.features.layout(episode.setup.seats).scales(), dtype=np.uint8)
    return spaces.Box(low=np.zeros_like(high), high=high, dtype=np.uint8)


def masked_space(episode: Episode) -> Any:  # noqa: ANN401 - gymnasium's
    """An observation with the mask of the choices, as PettingZoo's classic games have it."""
    mask = spaces.Box(low=0, high=1, shape=(episode.numbering.size,), dtype=np.int8)
    return spaces.Dict({"observation": observation_box(episode), "action_mask": mask})


def action_space(episode: Episode) -> Any:  # noqa: ANN401 - gymnasium's
    return spaces.Discrete(episode.numbering.size)


def observation(episode: Episode, seat: Seat) -> Any:  # noqa: ANN401 - an array
    """What a seat knows. The array cannot be written to: it is the encoder's own memory."""
    return np.frombuffer(episode.observe(seat), np.uint8)


def mask(episode: Episode, seat: Seat) -> Any:  # noqa: ANN401 - an array
    return np.frombuffer(episode.mask(seat), np.int8)
