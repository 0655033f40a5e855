"""When somebody is told: reminders, quiet hours and the daily digest, in their own time zone.

All times are milliseconds since 1970, all minutes are minutes of a day.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo

from flibuste.kernel.types import Refusal

REMINDER_SHARE = 0.8
"""The share of the clock after which somebody is reminded."""
DAY_MINUTES = 24 * 60


def reminder(asked_at: int, due_at: int | None) -> int | None:
    """When to remind somebody of a question; never if there is no clock."""
    return None if due_at is None else asked_at + int(REMINDER_SHARE * (due_at - asked_at))


@lru_cache(1000)
def zone_of(name: str) -> ZoneInfo:
    """A time zone by its name, such as `Europe/Paris`; refused if there is none."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError):  # not found is an OSError or a KeyError, by what the name looks like
        raise Refusal("unknown-zone", "", {"zone": name[:60]}) from None
    except KeyError:
        raise Refusal("unknown-zone", "", {"zone": name[:60]}) from None


def local(at: int, zone: str) -> datetime:
    return datetime.fromtimestamp(at / 1000, UTC).astimezone(zone_of(zone))


def milliseconds(moment: datetime) -> int:
    return int(moment.timestamp() * 1000)


def next_time(after: int, minute: int, zone: str) -> int:
    """The next time after this one when it is that minute of the day there.

    In spring a clock skips an hour: what would fall into it comes an hour later. In autumn an hour comes
    twice: only its first time counts.
    """
    here = local(after, zone)
    midnight = here.replace(hour=0, minute=0, second=0, microsecond=0, tzinfo=None)
    for days in range(3):
        wanted = (midnight + timedelta(days=days, minutes=minute)).replace(tzinfo=zone_of(zone))
        if milliseconds(wanted) > after:
            return milliseconds(wanted)
    raise AssertionError("no day has such a minute")


def quiet_until(at: int, begins: int | None, ends: int | None, zone: str) -> int:
    """When the quiet hours end in which this moment lies; 0 if it lies in none."""
    if begins is None or ends is None or begins == ends:
        return 0
    here = local(at, zone)
    minute = here.hour * 60 + here.minute
    quiet = begins <= minute < ends if begins < ends else minute >= begins or minute < ends
    return next_time(at, ends, zone) if quiet else 0
