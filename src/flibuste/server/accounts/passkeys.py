"""Passkeys: made in the browser, kept by the device, and checked here with the library `webauthn`."""

from __future__ import annotations

import json
from ipaddress import ip_address
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from sqlalchemy import select, update
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from flibuste.kernel.types import Refusal
from flibuste.server.accounts.challenges import Challenges
from flibuste.server.accounts.credentials import Credentials
from flibuste.server.identity import Guest, now
from flibuste.server.storage.account_tables import CREDENTIALS
from flibuste.server.storage.store import Store

SITE = "flibuste"
ADD, SIGN_IN = "add", "sign-in"
"""What a challenge is for."""


class Site(NamedTuple):
    """For which site a passkey is: browsers refuse it on every other."""

    origin: str
    host: str

    @property
    def has_passkeys(self) -> bool:
        """Browsers make passkeys for names, not for addresses."""
        try:
            ip_address(self.host)
        except ValueError:
            return bool(self.host)
        return False


def site_at(address: str) -> Site:
    """The site at the address that people use."""
    parts = urlsplit(address)
    return Site(f"{parts.scheme}://{parts.netloc}", parts.hostname or "")


class Passkeys:
    def __init__(self, store: Store, challenges: Challenges, credentials: Credentials) -> None:
        self.store = store
        self.challenges = challenges
        self.credentials = credentials

    async def options_to_add(self, guest: Guest, site: Site) -> tuple[dict[str, Any], str]:
        """What `navigator.credentials.create` is told, and the challenge's cookie."""
        must_have_passkeys(site)
        challenge, ticket = self.challenges.make(ADD, guest.id)
        known = await self.credentials.listed(guest.id)
        options = generate_registration_options(
            rp_id=site.host,
            rp_name=SITE,
            user_id=guest.id.encode(),
            user_name=guest.name,
            challenge=challenge,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.key))
                for one in known
                if one.kind == "passkey"
            ],
        )
        return json.loads(options_to_json(options)), ticket

    async def add(self, guest: Guest, site: Site, ticket: str, answer: dict[str, Any], label: str) -> None:
        """Keeps the public key of a passkey that this browser has just made."""
        challenge = self.challenges.expected(ticket, ADD, guest.id)
        try:
            made = verify_registration_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                require_user_verification=True,
            )
        except Exception:  # noqa: BLE001 - what a stranger sends may fail in any way
            raise Refusal("passkey-refused", "") from None
        async with self.store.transaction() as connection:
            await self.challenges.spend(connection, challenge)
            await self.credentials.add(
                connection,
                guest,
                "passkey",
                key=bytes_to_base64url(made.credential_id),
                proof=bytes_to_base64url(made.credential_public_key),
                counter=made.sign_count,
                label=label,
            )

    def options_to_sign_in(self, guest: Guest | None, site: Site) -> tuple[dict[str, Any], str]:
        """What `navigator.credentials.get` is told. It names no key: the device offers those it has."""
        must_have_passkeys(site)
        challenge, ticket = self.challenges.make(SIGN_IN, guest.id if guest else "")
        options = generate_authentication_options(
            rp_id=site.host, challenge=challenge, user_verification=UserVerificationRequirement.REQUIRED
        )
        return json.loads(options_to_json(options)), ticket

    async def proven(self, guest: Guest | None, site: Site, ticket: str, answer: dict[str, Any]) -> str:
        """The id of the guest whose passkey signed this browser's challenge."""
        challenge = self.challenges.expected(ticket, SIGN_IN, guest.id if guest else "")
        key = str(answer.get("id", ""))[:1400]
        query = select(CREDENTIALS).where(CREDENTIALS.c.kind == "passkey", CREDENTIALS.c.key == key)
        async with self.store.read() as connection:
            row = (await connection.execute(query)).first() if "\0" not in key else None
        if row is None:
            raise Refusal("passkey-refused", "")
        try:
            handle = str(answer["response"].get("userHandle") or "")
            found = verify_authentication_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=base64url_to_bytes(row.proof),
                credential_current_sign_count=row.counter,
                require_user_verification=True,
            )
            owner = base64url_to_bytes(handle).decode()
        except Exception:  # noqa: BLE001 - as above
            raise Refusal("passkey-refused", "") from None
        if owner != row.guest:
            raise Refusal("passkey-refused", "")
        # A counter that does not rise is a copy of the key. Devices without a counter always say 0.
        count = found.new_sign_count
        risen = CREDENTIALS.c.counter < count if count else CREDENTIALS.c.counter == 0
        change = update(CREDENTIALS).where(CREDENTIALS.c.id == row.id, risen)
        async with self.store.transaction() as connection:
            await self.challenges.spend(connection, challenge)
            if (await connection.execute(change.values(counter=count, used_at=now()))).rowcount != 1:
                raise Refusal("passkey-refused", "")
        return str(row.guest)


def must_have_passkeys(site: Site) -> None:
    if not site.has_passkeys:
        raise Refusal("no-passkeys-here", "", {"host": site.host})
