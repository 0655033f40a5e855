"""Names for bots at a table: invented pirates, in the language of whoever invites them."""

from __future__ import annotations

import random
from collections.abc import Collection
from typing import Final

from flibuste.kernel.types import Seat

NAMES: Final = {
    "fr": (
        "Bras-de-Hune", "Jambe d’Acajou", "Barbe-Salée", "Nez-de-Cuivre", "Vent-Debout", "Tape-Tonneau",
        "Mange-Biscuit", "Crochet-Rouillé", "La Murène", "Belle-Amarre", "Sans-Pavillon", "Œil-de-Bouc",
        "Trois-Doigts", "Fleur-de-Sel", "Le Cormoran", "Poudre-Mouillée", "Langue-de-Corde",
        "Dent-de-Narval", "Gueule-de-Cabillaud", "La Boussole", "Tire-Bordée", "Brise-Lames",
        "Pique-Doublon", "Tambour-Crevé", "Lanterne-Sourde", "Le Goéland", "Marie Grand-Largue", "Petit-Foc",
        "Jeanne Tord-Boyaux", "Cale-Sèche", "Margot la Bise", "Vieux-Chanvre", "Double-Ration",
        "Perroquet-Muet", "Nuit-sans-Lune", "Suzon Branle-Bas", "Hale-Bas", "Fil-de-Caret", "Pied-Marin",
        "La Tramontane", "Rat-de-Soute", "Clou-de-Quille", "Sabre-Émoussé", "Colin Mille-Sabords",
        "Rouge-Grelin", "Patte-d’Oie", "Le Ressac", "Tante Pétole",
    ),
    "en": (
        "Salty Beard", "Copper Nose", "Mahogany Meg", "Barrel Tapper", "Hardtack Harry", "Rusty Hook",
        "Moray Moll", "No-Flag Ned", "Goat-Eye", "Three Fingers", "Old Cormorant", "Wet Powder",
        "Ropetongue", "Narwhal Tooth", "Codmouth", "Lady Compass", "Broadside Bess", "Breakwater",
        "Doubloon Dan", "Torn Drum", "Dark Lantern", "Seagull Sue", "Reaching Mary", "Little Jib",
        "Gutrot Jane", "Dry Dock", "Breezy Peg", "Old Hempen", "Double Ration", "Silent Parrot",
        "Moonless Night", "All-Hands Ann", "Downhaul", "Sea Legs", "North Wind", "Bilge Rat",
        "Keel Nail", "Blunt Cutlass", "Porthole Colin", "Red Hawser", "Goosefoot", "Backwash",
        "Aunt Doldrum", "Crow’s-Nest Kit", "Tar Bucket", "Squally Nell", "Lee Shore", "Anchor Abe",
    ),
    "de": (
        "Salzbart", "Kupfernase", "Holzbein-Hein", "Fassklopfer", "Zwiebackzahn", "Rosthaken",
        "Muränen-Marie", "Ohneflagge", "Bocksauge", "Dreifinger", "Alter Kormoran", "Nasspulver",
        "Tauzunge", "Narwalzahn", "Dorschmaul", "Kompass-Käthe", "Breitseiten-Berta", "Wellenbrecher",
        "Dublonen-Dirk", "Trommelriss", "Blendlaterne", "Möwen-Mieke", "Raumwind-Rieke", "Kleine Fock",
        "Rachenputzer", "Trockendock", "Steife Brise", "Alter Hanf", "Doppelration", "Stummer Papagei",
        "Mondlose Nacht", "Klarschiff-Klara", "Niederholer", "Kabelgarn", "Seebein", "Nordost",
        "Bilgenratte", "Kielnagel", "Stumpfer Säbel", "Pforten-Piet", "Rote Trosse", "Gänsefuß",
        "Tante Flaute", "Ausguck-Anke", "Teertonne", "Böen-Bente", "Leeküste", "Anker-Arne",
    ),
}  # fmt: skip
"""Names by language, as many in each."""
SEATS: Final = 12
"""More seats than any table has. The names are divided among them."""


def nickname(table: str, seat: Seat, taken: Collection[str], language: str = "") -> str:
    """A bot's name: always the same for a table, a seat and a language, and unique at that table.

    Every seat has its own part of the names, so two bots never share one. The name depends on the table's
    id and not on its seed, because nothing may reveal the seed. Without a language it is that of the other
    bots.
    """
    names = NAMES.get(language) or spoken_by(taken)
    order = random.Random(table).sample(names, len(names))
    own = order[seat % SEATS :: SEATS]
    others = {name.casefold() for name in taken}
    return next((name for name in own if name.casefold() not in others), f"{own[0]} {seat + 1}")


def spoken_by(others: Collection[str]) -> tuple[str, ...]:
    """The names of the language that has most of these; the first language, if none has any."""
    return max(NAMES.values(), key=lambda names: len(set(names) & set(others)))
