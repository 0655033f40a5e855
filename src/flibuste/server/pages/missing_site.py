"""The page that is shown instead of the site if the site was not built."""

from __future__ import annotations

from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from flibuste.i18n.translator import Translator
from flibuste.server.http.accept_headers import language

STYLE = "body{font:1.1rem/1.5 sans-serif;max-width:36rem;margin:4rem auto;padding:0 1rem}"
KEYS = ("site-missing-why", "site-missing-build", "site-missing-api")


def missing_site_page(request: Request) -> Response:
    """Says in the visitor's language that the site is missing. The API works without it."""
    spoken = language(request.headers.get("accept-language", ""))
    translator = Translator(spoken)
    title = escape(translator.say("site-missing"))
    said = "".join(f"<p>{escape(translator.say(key))}</p>" for key in KEYS)
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
