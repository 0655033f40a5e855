"""The page where the site should be, as long as nobody has built it."""

from __future__ import annotations

from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from flibuste.server.wishes import language
from flibuste.tongue.tongue import Tongue

STYLE = "body{font:1.1rem/1.5 sans-serif;max-width:36rem;margin:4rem auto;padding:0 1rem}"
KEYS = ("site-missing-why", "site-missing-build", "site-missing-api")


def placard(request: Request) -> Response:
    """Says so in the visitor's language; the API works all the same."""
    spoken = language(request.headers.get("accept-language", ""))
    tongue = Tongue(spoken)
    title = escape(tongue.say("site-missing"))
    said = "".join(f"<p>{escape(tongue.say(key))}</p>" for key in KEYS)
    page = (
        f'<!doctype html><html lang="{spoken}"><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head>'
        f"<body><h1>{title}</h1>{said}</body></html>"
    )
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Language", "Content-Language": spoken}
    answer = HTMLResponse(page, headers=headers)
    if request.method == "HEAD":
        answer.body = b""
    return answer
