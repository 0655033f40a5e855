"""A device that keeps passkeys, written out: it can also do what no honest device does."""

from __future__ import annotations

import hashlib
import json
import os
import struct
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


@dataclass
class Authenticator:
    """One passkey. Its counter rises with each signature, as a honest one's does."""

    origin: str
    host: str = "localhost"
    counter: int = 0
    flags: int = PRESENT | VERIFIED
    id: bytes = field(default_factory=lambda: os.urandom(32))
    user: str = ""
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))

    def made(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.create` returns."""
        self.user = options["user"]["id"]
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        about = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(public)
        attestation = {"fmt": "none", "attStmt": {}, "authData": self._data(ATTESTED) + about}
        response = {
            "clientDataJSON": self._client("webauthn.create", options["challenge"]),
            "attestationObject": bytes_to_base64url(cbor2.dumps(attestation)),
        }
        return self._answer(response)

    def signed(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.get` returns."""
        self.counter += 1
        client = self._client("webauthn.get", options["challenge"])
        data = self._data(0)
        text = data + hashlib.sha256(base64url_to_bytes(client)).digest()
        response = {
            "clientDataJSON": client,
            "authenticatorData": bytes_to_base64url(data),
            "signature": bytes_to_base64url(self.key.sign(text, ec.ECDSA(SHA256()))),
            "userHandle": self.user,
        }
        return self._answer(response)

    def _answer(self, response: dict[str, str]) -> dict[str, Any]:
        id = bytes_to_base64url(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "response": response}

    def _client(self, kind: str, challenge: str) -> str:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return bytes_to_base64url(json.dumps(said).encode())

    def _data(self, flags: int) -> bytes:
        about = hashlib.sha256(self.host.encode()).digest()
        return about + struct.pack(">BI", self.flags | flags, self.counter)
