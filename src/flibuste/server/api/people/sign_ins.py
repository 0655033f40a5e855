"""HTTP: the ways to sign in without a passkey: recovery words, a code from another device, a link by mail."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from sqlalchemy import select

from flibuste.kernel.types import Refusal
from flibuste.server.accounts.mail_links import ADDING, SIGNING_IN, plain_address
from flibuste.server.accounts.recovery_words import finding_key
from flibuste.server.api.dependencies import REFUSALS, From, Here, Language, Me, Somebody
from flibuste.server.api.people.account_bodies import (
    AddressGiven,
    CodeGiven,
    JustCode,
    LinkMade,
    LinkShown,
    SignedInShown,
    WordsGiven,
    WordsMade,
)
from flibuste.server.api.people.visitors import AtSite, arrival, welcomed, with_session
from flibuste.server.services import Services
from flibuste.server.storage.schema import GUESTS

ROUTER = APIRouter(prefix="/api/account", responses=REFUSALS)
DEVICE = "device"


@ROUTER.post("/words", status_code=201)
async def make_words(here: Here, guest: Me, address: From, request: Request, response: Response) -> WordsMade:
    """Makes recovery words, which replace earlier ones. They are told now and never again."""
    here.limits.sign_ins.check(address)
    await here.sessions.must_be_proven(guest)
    words = await here.recovery_words.make(guest)
    await with_session(here, guest, request, response)
    return WordsMade(words=words)


@ROUTER.post("/words/sign-in")
async def words_sign_in(
    here: Here, guest: Somebody, given: WordsGiven, address: From, request: Request, response: Response
) -> SignedInShown:
    """Signs in with recovery words."""
    here.limits.sign_ins.check(address)
    here.limits.secret_guesses.check(finding_key(given.words))
    account = await here.recovery_words.proven(given.words)
    done = await here.sign_in.finish(account, arrival(guest, given.keep, request))
    return welcomed(here, done, request, response)


@ROUTER.post("/links", status_code=201)
async def make_link(
    here: Here, guest: Me, site: AtSite, address: From, request: Request, response: Response
) -> LinkMade:
    """A code and a link with which another device signs in as this guest, once and soon."""
    here.limits.sign_ins.check(address)
    await here.sessions.must_be_proven(guest)
    seconds = 60 * here.settings.link_minutes
    code = await here.one_time_codes.make(DEVICE, guest.id, "", seconds)
    await with_session(here, guest, request, response)
    return LinkMade(code=code, url=f"{site.origin}/account#code={code}", seconds=int(seconds))


@ROUTER.post("/codes/look")
async def look_at_code(here: Here, given: JustCode, address: From) -> LinkShown:
    """What a code is for, so that nobody signs in by opening a link that somebody sent them."""
    count_code(here, address)
    row = await here.one_time_codes.look(given.code, (DEVICE, ADDING, SIGNING_IN))
    async with here.store.read() as connection:
        query = select(GUESTS.c.name).where(GUESTS.c.id == row.guest)
        name = (await connection.execute(query)).scalar_one()
    return LinkShown(kind=row.kind, name=name)


@ROUTER.post("/codes/sign-in")
async def code_sign_in(
    here: Here, guest: Somebody, given: CodeGiven, address: From, request: Request, response: Response
) -> SignedInShown:
    """Signs in with a code from another device or from a mail. It works once."""
    count_code(here, address)
    arriving = arrival(guest, given.keep, request)
    async with here.store.transaction() as connection:
        row = await here.one_time_codes.take(connection, given.code, (DEVICE, SIGNING_IN))
        done, shown = await here.sign_in.within(connection, row.guest, arriving)
    await here.sign_in.announce(done, shown, arriving)
    return welcomed(here, done, request, response)


@ROUTER.post("/mail", status_code=202)
async def ask_for_mail(
    here: Here, guest: Me, given: AddressGiven, site: AtSite, sender: From, speaks: Language
) -> None:
    """Sends a link to an address; whoever opens it in this account adds the address to it."""
    count_mail(here, sender, given.address)
    await here.sessions.must_be_proven(guest)
    await here.mail_links.ask_to_add(guest, given.address, site.origin, speaks)


@ROUTER.post("/mail/add", status_code=204)
async def add_mail(
    here: Here, guest: Me, given: JustCode, address: From, request: Request, response: Response
) -> None:
    """Adds the address to which this code was sent. Only the account that asked for the mail can."""
    count_code(here, address)
    await here.sessions.must_be_proven(guest)
    async with here.store.transaction() as connection:
        row = await here.one_time_codes.take(connection, given.code, (ADDING,))
        if row.guest != guest.id:
            raise Refusal("code-wrong", "")
        await here.mail_links.add(connection, guest, row.detail)
    await with_session(here, guest, request, response)


@ROUTER.post("/mail/sign-in", status_code=202)
async def mail_sign_in(here: Here, given: AddressGiven, site: AtSite, sender: From, speaks: Language) -> None:
    """Sends a link to sign in, if an account has this address. The answer is the same in any case."""
    count_mail(here, sender, given.address)
    await here.mail_links.ask_to_sign_in(given.address, site.origin, speaks)


def count_code(here: Services, address: str) -> None:
    """Codes are short: guesses count at the address, and together, however many addresses somebody has."""
    here.limits.sign_ins.check(address)
    here.limits.code_guesses.check("")


def count_mail(here: Services, sender: str, address: str) -> None:
    """Nobody fills a stranger's letter box."""
    here.limits.sign_ins.check(sender)
    if here.mail_links.offered:
        here.limits.secret_guesses.check(plain_address(address))
