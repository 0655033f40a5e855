"""What bots are called at a table: pirates who never lived."""

from __future__ import annotations

import random
from collections.abc import Collection
from typing import Final

from flibuste.kernel.words import Seat

NAMES: Final = (
    "Bras-de-Hune", "Jambe d’Acajou", "Barbe-Salée", "Nez-de-Cuivre", "Vent-Debout", "Tape-Tonneau",
    "Mange-Biscuit", "Crochet-Rouillé", "La Murène", "Belle-Amarre", "Sans-Pavillon", "Œil-de-Bouc",
    "Trois-Doigts", "Fleur-de-Sel", "Le Cormoran", "Poudre-Mouillée", "Langue-de-Corde", "Dent-de-Narval",
    "Gueule-de-Cabillaud", "La Boussole", "Tire-Bordée", "Brise-Lames", "Pique-Doublon", "Tambour-Crevé",
    "Lanterne-Sourde", "Le Goéland", "Marie Grand-Largue", "Petit-Foc", "Jeanne Tord-Boyaux", "Cale-Sèche",
    "Margot la Bise", "Vieux-Chanvre", "Double-Ration", "Perroquet-Muet", "Nuit-sans-Lune",
    "Suzon Branle-Bas", "Hale-Bas", "Fil-de-Caret", "Pied-Marin", "La Tramontane", "Rat-de-Soute",
    "Clou-de-Quille", "Sabre-Émoussé", "Colin Mille-Sabords", "Rouge-Grelin", "Patte-d’Oie", "Le Ressac",
    "Tante Pétole",
)  # fmt: skip
SEATS: Final = 12
"""More than any table has: the names are shared out among so many seats."""


def nickname(table: str, seat: Seat, taken: Collection[str]) -> str:
    """A bot's name: always the same for a table and a seat, and nobody else's at that table.

    Every seat has some names for itself, so two bots never share one. It follows from the table's id
    and not from its seed, of which nothing may be told.
    """
    order = random.Random(table).sample(NAMES, len(NAMES))
    own = order[seat % SEATS :: SEATS]
    others = {name.casefold() for name in taken}
    return next((name for name in own if name.casefold() not in others), f"{own[0]} {seat + 1}")
