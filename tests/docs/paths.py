"""Finds what documents name: links, and files and folders in backticks or in listings."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PACKAGE = ROOT / "src" / "flibuste"
SITE = ROOT / "web" / "src"

SOURCE = ("py", "ts", "svelte")
"""A bare name with such a suffix is a file of ours; with a folder before it, so are these:"""
NAMED = (*SOURCE, "mjs", "ftl", "toml", "md")
MADE = ("build/", "dist/", ".venv/", "web/node_modules/", "src/flibuste/server/site", "flibuste/server/site")
"""What the Makefile makes: not in the tree of a fresh clone."""
EXAMPLES = re.compile(r"corsairs|FOLDER|NAME|GAME|\bmy_?")
"""Names that stand for something of the reader's."""

FENCE = re.compile(r"^(```+)(.*?)^\1", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"""\]\(([^)\s]+)\)|\b(?:src|href)="([^"]+)\"""")
LISTED = re.compile(rf"(?<![\w/.])([\w.*…{{}},-]+(?:/[\w.*…{{}},-]+)+\.(?:{'|'.join(NAMED)}))\b")
PATH = re.compile(r"[\w.*…-]+(?:/[\w.*…-]+)*/?")


def documents() -> list[Path]:
    return [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.rglob("*.md"))]


def links(text: str) -> list[str]:
    """Links to files, without their anchors."""
    found = [one or other for one, other in LINK.findall(FENCE.sub("", text))]
    return [link.split("#")[0] for link in found if not re.match(r"[a-z]+:|#", link)]


def paths(text: str) -> list[str]:
    """What looks like a file or folder of ours: in backticks, and in listings with a folder and a suffix."""
    found = [path for fence in FENCE.finditer(text) for path in LISTED.findall(fence[2])]
    found += [code for code in CODE.findall(FENCE.sub("", text)) if is_path(code)]
    return [path for path in found if not (path.startswith(MADE) or EXAMPLES.search(path))]


def is_path(code: str) -> bool:
    if not PATH.fullmatch(code) or re.fullmatch(r"\.\w+", code):  # a suffix is no file
        return False
    first, _, rest = code.partition("/")
    suffix = code.rpartition(".")[2]
    return suffix in SOURCE if not rest else suffix in NAMED or first in rooms()


@cache
def rooms() -> frozenset[str]:
    """Names with which a path of ours begins: the folders of the root, of the package and of the site."""
    return frozenset(one.name for home in (ROOT, PACKAGE, SITE) for one in home.iterdir() if one.is_dir()) - {
        ".git",
        "build",
        "dist",
    }


def exists(path: str, document: Path) -> bool:
    """Whether it is in the tree: seen from the document, the root, the package, the site, a game; a bare file
    name may lie anywhere. `*` and `…` stand for any name."""
    pattern = path.rstrip("/").replace("…", "*")
    homes = [document.parent, ROOT, ROOT / "web", PACKAGE, SITE, *(PACKAGE / "games").glob("[a-z_]*")]
    if any(next(home.glob(pattern), None) for home in homes):
        return True
    return "/" not in path and pattern in names()


@cache
def names() -> frozenset[str]:
    homes = [PACKAGE, ROOT / "tests", ROOT / "examples", ROOT / "web" / "src", ROOT / "web" / "tests"]
    return frozenset(file.name for home in homes for file in home.rglob("*.*"))
