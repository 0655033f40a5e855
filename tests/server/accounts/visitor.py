"""A browser for tests of accounts: it keeps cookies, and may have a passkey."""

from __future__ import annotations

from typing import Any

import httpx

from tests.server.accounts.authenticator import Authenticator
from tests.server.harness import TRUST, Client, ServerProcess

COOKIE = "flibuste_guest"


class Visitor:
    """Each has cookies of its own. Requests name the site `localhost`: passkeys need a name."""

    def __init__(self, server: ServerProcess | str, agent: str = "Firefox/1 Linux") -> None:
        url = server if isinstance(server, str) else server.url
        self.url = url
        port = url.rpartition(":")[2]
        self.site = f"http://localhost:{port}"
        self.headers = {"Host": f"localhost:{port}", "Origin": self.site, "User-Agent": agent}
        self.cookies = httpx.Cookies()
        self.id = ""
        self.name = ""

    def ask(self, method: str, path: str, body: object = None, **options: Any) -> httpx.Response:  # noqa: ANN401 - httpx takes many
        with httpx.Client(
            base_url=f"{self.url}/api", headers=self.headers, cookies=self.cookies, timeout=30, verify=TRUST
        ) as client:
            answer = client.request(method, path, json=body, **options)
            self.cookies = client.cookies
        return answer

    def post(self, path: str, body: object = None) -> Any:  # noqa: ANN401 - whatever the answer is
        answer = self.ask("POST", path, body).raise_for_status()
        return answer.json() if answer.content else None

    def enter(self, name: str) -> Visitor:
        made = self.post("/guests", {"name": name})
        self.id, self.name = made["id"], made["name"]
        return self

    @property
    def token(self) -> str:
        return self.cookies.get(COOKIE) or ""

    def plant(self, name: str, value: str) -> None:
        """Puts somebody else's cookie into this browser."""
        self.cookies.set(name, value, domain="127.0.0.1")

    def client(self) -> Client:
        """The same guest for the helpers that play."""
        client = Client(self.url, self.name)
        client.token, client.id = self.token, self.id
        return client

    def account(self) -> dict[str, Any]:
        found: dict[str, Any] = self.ask("GET", "/account").raise_for_status().json()
        return found

    def make_passkey(self, device: Authenticator | None = None) -> Authenticator:
        """Makes a passkey, and with it an account."""
        device = device or Authenticator(self.site)
        options = self.post("/account/passkeys/options")
        self.post("/account/passkeys", {"credential": device.made(options)})
        return device

    def sign_in(self, device: Authenticator, keep: bool = True) -> httpx.Response:
        options = self.post("/account/sign-in/options")
        return self.ask("POST", "/account/sign-in", {"credential": device.signed(options), "keep": keep})

    def by_code(self, code: str, keep: bool = True) -> httpx.Response:
        return self.ask("POST", "/account/codes/sign-in", {"code": code, "keep": keep})

    def by_words(self, words: str, keep: bool = True) -> httpx.Response:
        return self.ask("POST", "/account/words/sign-in", {"words": words, "keep": keep})


def reason(answer: httpx.Response) -> str:
    """Why a request was refused."""
    return str(answer.json()["reason"]) if answer.is_error else ""
