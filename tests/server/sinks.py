"""Receivers on loopback: a push service that decrypts what browsers would, a webhook, a mail server."""

from __future__ import annotations

import asyncio
import email
import email.policy
import os
import socketserver
import threading
import time
from collections.abc import Callable
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import orjson
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from flibuste.server.notices.transports.web_push import CURVE, derived, encoded, point

WAIT_SECONDS = 60


async def until(come_true: Callable[[], bool]) -> None:
    async with asyncio.timeout(WAIT_SECONDS):
        while not come_true():
            await asyncio.sleep(0.02)


class Received(NamedTuple):
    path: str
    headers: dict[str, str]
    """By their names in small letters."""
    body: bytes


class HttpSink:
    """Takes every request and answers with `status` (0: not at all); `refusals` come first."""

    def __init__(self) -> None:
        sink = self
        self.received: list[Received] = []
        self.status = 201
        self.refusals: list[int] = []
        self.pause = 0.0

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                status = sink.refusals.pop(0) if sink.refusals else sink.status
                if 200 <= status < 300:
                    sink.received.append(Received(self.path, headers, body))
                time.sleep(sink.pause)
                if not status:  # it says nothing, so nobody knows
                    self.close_connection = True
                    return
                self.send_response(status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


class Browser:
    """A subscription as a browser makes it, with the keys that open what is sent to it."""

    def __init__(self, sink: HttpSink, name: str) -> None:
        self.sink = sink
        self.path = f"/push/{name}"
        self.private = ec.generate_private_key(CURVE)
        self.auth = os.urandom(16)

    def subscription(self) -> dict[str, str]:
        key = encoded(point(self.private.public_key()))
        return {"endpoint": self.sink.url + self.path, "key": key, "auth": encoded(self.auth)}

    def requests(self) -> list[Received]:
        return [one for one in tuple(self.sink.received) if one.path == self.path]

    def messages(self) -> list[dict[str, Any]]:
        return [orjson.loads(self.opened(one.body)) for one in self.requests()]

    def opened(self, body: bytes) -> bytes:
        """What the browser reads, by RFC 8188 and RFC 8291."""
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        info = b"WebPush: info\0" + point(self.private.public_key()) + sender
        shared = derived(self.private.exchange(ec.ECDH(), theirs), self.auth, info, 32)
        key = derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(shared, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        text, _, padding = plain.rpartition(b"\x02")
        assert not padding.strip(b"\0")
        return text


class MailSink:
    """A mail server that keeps every letter. `refusals` are answers to the next recipients."""

    def __init__(self) -> None:
        sink = self
        self.letters: list[EmailMessage] = []
        self.refusals: list[bytes] = []

        class Handler(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                self.wfile.write(b"220 sink\r\n")
                while line := self.rfile.readline():
                    word = line[:4].upper()
                    if word == b"DATA":
                        self.wfile.write(b"354 go on\r\n")
                        sink.letters.append(read_letter(self.rfile.readline))
                        self.wfile.write(b"250 taken\r\n")
                    elif word == b"RCPT" and sink.refusals:
                        self.wfile.write(sink.refusals.pop(0) + b"\r\n")
                    elif word == b"QUIT":
                        self.wfile.write(b"221 bye\r\n")
                        return
                    else:
                        self.wfile.write(b"250 ok\r\n")

        self.server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.url = f"smtp://127.0.0.1:{self.server.server_address[1]}?plain"
        threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


def read_letter(readline: Callable[[], bytes]) -> EmailMessage:
    lines = []
    while (line := readline()) not in (b".\r\n", b""):
        lines.append(line.removeprefix(b".") if line.startswith(b"..") else line)
    letter = email.message_from_bytes(b"".join(lines), policy=email.policy.default)
    assert isinstance(letter, EmailMessage)
    return letter
