"""Opens the site in the browser of this machine."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from urllib.parse import urlsplit


def local_address(address: str, host: str, public_url: str) -> str:
    """The address at which a browser on this machine finds the server.

    It is the public address if there is one, because pages from other addresses may not change anything. A
    server that listens on all addresses is found at the loopback address.
    """
    if public_url:
        return public_url
    everywhere = {"0.0.0.0": "127.0.0.1", "": "127.0.0.1", "::": "[::1]"}  # noqa: S104 - read, not bound
    local = everywhere.get(host)
    return address if local is None else f"http://{local}:{urlsplit(address).port}/"


def open_browser(address: str) -> None:
    """Opens a page from a thread: some browsers block their caller, and that would be the server."""
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def has_screen() -> bool:
    """Whether a browser can open here at all."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
