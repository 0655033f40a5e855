"""How often guests and addresses may ask for each kind of thing."""

from __future__ import annotations

from flibuste.server.http.rate_limits import Buckets, RateLimit
from flibuste.server.settings import Settings


class RequestLimits:
    """The settings as limits that count. Half of what is allowed in a minute may come at once."""

    def __init__(self, settings: Settings) -> None:
        people = settings.people_per_address

        def limit(per_minute: float) -> RateLimit:
            return RateLimit(per_minute, per_minute / 2, people)

        self.requests = Buckets(settings.requests_per_minute / 60, settings.requests_per_minute / 2)
        """HTTP requests, by address."""
        self.files = Buckets(settings.files_per_minute / 60, settings.files_per_minute / 2)
        """Files of the site, by address."""
        self.new_guests = Buckets(settings.guests_per_hour / 3600, max(1.0, settings.guests_per_hour / 2))
        """By address."""
        self.new_tables = limit(settings.tables_per_minute)
        self.new_analyses = RateLimit(settings.analyses_per_hour / 60, settings.analyses_per_hour / 2, people)
        self.channel_changes = limit(settings.channel_changes_per_minute)
        self.mails = RateLimit(settings.mails_per_hour / 60, settings.mails_per_hour / 2, people)
        self.mailboxes = Buckets(3 / 86_400, 3)
        """Mails to somebody who has not asked for any yet, by their address: three a day."""
        self.sign_ins = Buckets(settings.sign_ins_per_minute / 60, max(1.0, settings.sign_ins_per_minute / 2))
        """Attempts to sign in in any way, by address."""
        self.secret_guesses = Buckets(
            settings.secret_guesses_per_hour / 3600, max(1.0, settings.secret_guesses_per_hour / 2)
        )
        """Recovery words, by the account they are for; mails, by their address. From anywhere."""
        self.code_guesses = Buckets(
            settings.code_guesses_per_minute / 60, max(1.0, settings.code_guesses_per_minute / 2)
        )
        """One-time codes, of everybody together."""
        self.exports = RateLimit(settings.exports_per_hour / 60, settings.exports_per_hour / 2, people)
        self.new_orders = limit(settings.wishes_per_minute)
        self.people = limit(settings.people_per_minute)
        """Friends, blocks, reports and invitations."""
        self.rematches = limit(settings.rematches_per_minute)
        self.messages = RateLimit(60 * settings.messages_per_second, 5 * settings.messages_per_second, people)
        """Websocket messages of any kind."""
        wishes = limit(settings.wishes_per_minute)
        self.by_kind = {
            "here": RateLimit(20, 10, people),
            "hello": limit(settings.hellos_per_minute),
            "say": limit(settings.chat_lines_per_minute),
            "foresee": limit(settings.foresees_per_minute),
            "why": limit(settings.whys_per_minute),
            "wish": wishes,
            "propose": wishes,
            "hint": RateLimit(settings.hints_per_minute, settings.hints_per_minute / 4, people),
        }
        """Messages that cost more than a choice, or are shown to others."""
