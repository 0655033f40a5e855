"""Web Push: messages that only the browser can read (RFC 8291), signed by this server (RFC 8292)."""

from __future__ import annotations

import base64
import json
import os
import time
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from flibuste.kernel.types import Refusal
from flibuste.server.notices.transports.guarded_http import GuardedHttp
from flibuste.server.notices.transports.outcome import judge
from flibuste.server.storage.schema import SECRETS
from flibuste.server.storage.store import Store

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096
TOKEN_SECONDS: Final = 12 * 3600
"""How long a signature is good for. Push services accept at most a day."""
KEPT_SECONDS: Final = 24 * 3600
"""How long a push service keeps a message for a device that is off."""


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def check_keys(key: str, auth: str) -> None:
    """Refuses keys with which nothing could be encrypted."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(key))
        fits = len(decoded(auth)) == 16
    except ValueError:
        fits = False
    if not fits:
        raise Refusal("bad-push-keys", "")


def encrypt(text: bytes, key: str, auth: str) -> bytes:
    """The body of a message for one browser: `aes128gcm` with a key made for this message alone."""
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(key))
    ours = ec.generate_private_key(CURVE)
    salt = os.urandom(16)
    info = b"WebPush: info\0" + point(theirs) + point(ours.public_key())
    shared = derived(ours.exchange(ec.ECDH(), theirs), decoded(auth), info, 32)
    content_key = derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(content_key).encrypt(nonce, text + b"\x02", None)
    sender = point(ours.public_key())
    return salt + RECORD.to_bytes(4, "big") + bytes([len(sender)]) + sender + sealed


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class WebPush:
    """Sends to browsers, under one key for all processes of this server."""

    def __init__(self, store: Store, http: GuardedHttp, contact: str) -> None:
        self.store = store
        self.http = http
        self.contact = contact
        """Whom a push service may write to: an address of a site, or `mailto:…`."""
        self._key: ec.EllipticCurvePrivateKey | None = None
        self._signed: dict[str, tuple[float, str]] = {}
        """By origin of the push service: until when a signature is used, and the signature."""

    async def key(self) -> ec.EllipticCurvePrivateKey:
        """The signing key, made once and kept in the database."""
        if self._key is None:
            made = ec.generate_private_key(CURVE).private_numbers().private_value
            row = {"name": "push", "value": encoded(made.to_bytes(32, "big"))}
            try:
                async with self.store.transaction() as connection:
                    await connection.execute(insert(SECRETS), row)
            except IntegrityError:
                pass  # there is one already
            async with self.store.read() as connection:
                kept = await connection.execute(select(SECRETS.c.value).where(SECRETS.c.name == "push"))
                value = int.from_bytes(decoded(str(kept.scalar_one())), "big")
            self._key = ec.derive_private_key(value, CURVE)
        return self._key

    async def public_key(self) -> str:
        """What a browser needs to subscribe."""
        return encoded(point((await self.key()).public_key()))

    async def send(self, endpoint: str, key: str, auth: str, text: bytes, topic: str, number: str) -> None:
        """One message. A later one with the same topic replaces it while the device is off."""
        headers = {
            "Authorization": await self._signature(endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Urgency": "normal",
            "Topic": topic,
            "Idempotency-Key": number,
        }
        judge(*await self.http.post(endpoint, encrypt(text, key, auth), headers))

    async def _signature(self, endpoint: str) -> str:
        parts = urlsplit(endpoint)
        origin = f"{parts.scheme}://{parts.netloc}"
        until, signature = self._signed.get(origin, (0.0, ""))
        if time.time() > until:
            key = await self.key()
            if len(self._signed) > 100:
                self._signed.clear()
            ends = int(time.time()) + TOKEN_SECONDS
            token = signed(key, {"aud": origin, "exp": ends, "sub": self.contact})
            signature = f"vapid t={token}, k={encoded(point(key.public_key()))}"
            self._signed[origin] = (ends - TOKEN_SECONDS / 2, signature)
        return signature


def signed(key: ec.EllipticCurvePrivateKey, claims: dict[str, object]) -> str:
    """A JSON Web Token with ES256."""
    parts = [encoded(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
    message = ".".join(parts)
    r, s = decode_dss_signature(key.sign(message.encode(), ec.ECDSA(hashes.SHA256())))
    return f"{message}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
