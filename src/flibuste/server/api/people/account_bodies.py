"""The bodies of requests and answers about accounts."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from flibuste.server.api.bodies import Body

Code = Annotated[str, Field(min_length=1, max_length=40)]
MailAddress = Annotated[str, Field(min_length=3, max_length=250)]


class CredentialShown(BaseModel):
    id: str
    kind: Literal["passkey", "words", "mail"]
    label: str
    made_at: int
    used_at: int | None


class SessionShown(BaseModel):
    id: str
    device: str
    """The kind of browser and system; empty if the program did not say."""
    made_at: int
    seen_at: int
    here: bool
    """Whether it is the one that asks."""


class AccountShown(BaseModel):
    """What somebody may know about themselves. Without a guest there is only what can be offered."""

    id: str | None
    name: str
    account: bool
    """Whether the guest has a credential."""
    credentials: list[CredentialShown]
    sessions: list[SessionShown]
    forget_at: int | None
    """When this guest will be forgotten, if they asked for it."""
    passkeys: bool
    """Whether passkeys can be made for the address by which the site was opened."""
    mail: bool
    forget_days: float


class PasskeyMade(Body):
    """What `navigator.credentials.create` returned, as JSON."""

    credential: dict[str, Any]
    label: str = Field("", max_length=60)


class SigningIn(Body):
    keep: bool = True
    """Whether the tables of the guest who was in this browser until now go to the account."""


class PasskeyShown(SigningIn):
    """What `navigator.credentials.get` returned, as JSON."""

    credential: dict[str, Any]


class WordsGiven(SigningIn):
    words: str = Field(min_length=1, max_length=200)


class CodeGiven(SigningIn):
    code: Code


class JustCode(Body):
    code: Code


class AddressGiven(Body):
    address: MailAddress


class SignedInShown(BaseModel):
    id: str
    name: str
    merged: bool


class WordsMade(BaseModel):
    """The only time that they can be read."""

    words: list[str]


class LinkMade(BaseModel):
    code: str
    url: str
    seconds: int


class LinkShown(BaseModel):
    """What a code is for: a sign-in as this person, or an address to be added to their account."""

    kind: Literal["device", "mail-add", "mail-in"]
    name: str


class ForgetStep(BaseModel):
    code: str
    days: float


class ForgetPlanned(BaseModel):
    forget_at: int
