"""Results, ratings, people; rated tables, tables without chat, and who said a line."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("chat", sa.String(8), nullable=False, server_default="all"))
    op.add_column("tables", sa.Column("min_finished", sa.Integer))
    op.add_column("chat", sa.Column("phrase", sa.String(20)))
    results()
    people()
    keep_earlier_results()


def results() -> None:
    op.create_table(
        "finished",
        sa.Column("n", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("table", sa.String(16), nullable=False, unique=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("pool", sa.String(48)),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("n", sa.BigInteger, sa.ForeignKey("finished.n"), primary_key=True),
        sa.Column("k", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.String(24)),
        sa.Column("bot", sa.String(40)),
        sa.Column("how", sa.String(8), nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("score", sa.Integer),
        sa.Column("mu", sa.Float(53)),
        sa.Column("sigma", sa.Float(53)),
    )
    op.create_index("results_by_guest", "results", ["guest", "n"])
    op.create_table(
        "ratings",
        guest("guest"),
        sa.Column("pool", sa.String(48), primary_key=True),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("cautious", sa.Float(53), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
    )
    op.create_index("ratings_by_rank", "ratings", ["pool", "listed", "cautious", "guest"])


def people() -> None:
    op.create_table("profiles", guest("guest"), sa.Column("visible", sa.String(8), nullable=False))
    op.create_table("friends", guest("guest"), guest("other"), sa.Column("at", sa.BigInteger, nullable=False))
    op.create_index("friends_by_other", "friends", ["other"])
    op.create_table("blocks", guest("guest"), guest("other"), sa.Column("what", sa.String(8), nullable=False))
    op.create_index("blocks_by_other", "blocks", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("reporter", sa.String(24)),
        sa.Column("about", sa.String(24)),
        sa.Column("reason", sa.String(12), nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("lines", sa.JSON, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
    )
    op.create_index("reports_by_state", "reports", ["state", "id"])
    op.create_index("reports_by_reporter", "reports", ["reporter", "at"])


def guest(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.String(24), sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True)


def keep_earlier_results() -> None:
    """Games that ended before this release are in everybody's history. None of them is rated.

    Who left such a game stays unmentioned: the seat counts for whoever had it at the end.
    """
    connection = op.get_bind()
    tables = sa.table("tables", *map(sa.column, ("id", "game", "seats", "public", "status", "ended_at")),
                      sa.column("result", sa.JSON))  # fmt: skip
    places = sa.table("places", *map(sa.column, ("table", "seat", "guest", "bot")))
    finished = sa.table(
        "finished", *map(sa.column, ("n", "table", "game", "seats", "public", "over", "ended_at"))
    )
    results = sa.table(
        "results", *map(sa.column, ("n", "k", "seat", "guest", "bot", "how", "place", "score"))
    )
    query = sa.select(tables).where(tables.c.status == "finished").order_by(tables.c.ended_at, tables.c.id)
    for n, row in enumerate(connection.execute(query).all(), 1):
        values = {"n": n, "table": row.id, "game": row.game, "seats": row.seats, "public": bool(row.public)}
        connection.execute(sa.insert(finished), {**values, "over": True, "ended_at": row.ended_at or 0})
        seats = sa.select(places).where(places.c.table == row.id).order_by(places.c.seat)
        found: list[dict[str, object]] = []
        known: set[str] = set()
        for place in connection.execute(seats):
            if place.guest is not None and place.guest in known:  # several people at one screen
                continue
            known.add(place.guest or "")
            ending = {"place": row.result["places"][place.seat], "score": row.result["scores"][place.seat]}
            who = {"guest": place.guest, "bot": place.bot, "how": "played"}
            found.append({"n": n, "k": len(found), "seat": place.seat, **who, **ending})
        if found:
            connection.execute(sa.insert(results), found)
