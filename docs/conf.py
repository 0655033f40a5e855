"""How Sphinx builds the documentation: `make docs`."""

from __future__ import annotations

import re
from types import FunctionType
from typing import TYPE_CHECKING

import flibuste

if TYPE_CHECKING:
    from sphinx.application import Sphinx

project = "flibuste"
version = release = flibuste.__version__
language = "en"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["matches", "pictures"]

# Docstrings use Markdown's single backticks for code, and no other markup.
default_role = "code"
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_type_aliases = {name: name for name in ("Facts", "Json", "Seat")}
add_module_names = False
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 88
toc_object_entries_show_parents = "hide"

myst_heading_anchors = 3

# Furo loads nothing from other hosts, and Sphinx's search index is a script: both work from a folder.
html_theme = "furo"
html_title = f"flibuste {version}"
html_show_copyright = False
html_show_sphinx = False
html_copy_source = False
html_show_sourcelink = False


# `flibuste.table` and `flibuste.games` are packages that can be called. The reference shows the functions.
for name in getattr(flibuste, "__all__", ()):
    function = getattr(getattr(flibuste, name), "__wrapped__", None)
    if isinstance(function, FunctionType):
        setattr(flibuste, name, function)


def drop_placeholder(
    _app: Sphinx, _what: str, _name: str, _member: object, _options: object, lines: list[str]
) -> None:
    """Python writes this docstring for every field of a named tuple that has none."""
    if lines and lines[0].startswith("Alias for field number"):
        lines.clear()


# Documents link to each other as a code host needs it. Those of the root are pages of the site, too.
PAGES = r"(CHANGELOG|CONTRIBUTING|CREDITS)\.md"


def link_to_root(_app: Sphinx, _document: str, source: list[str]) -> None:
    """Links from `docs` to documents of the root."""
    source[0] = re.sub(rf"\]\((?:\.\./)+{PAGES}", lambda link: f"](/{link[1].lower()}.md", source[0])


def link_from_root(_app: Sphinx, _file: object, _document: str, content: list[str]) -> None:
    """Links in a document of the root, when a page includes it."""
    text = re.sub(rf"\]\({PAGES}", lambda link: f"](/{link[1].lower()}.md", content[0])
    content[0] = text.replace("](docs/", "](/").replace("](LICENSE)", "](../LICENSE)")


def setup(app: Sphinx) -> None:
    app.connect("source-read", link_to_root)
    app.connect("include-read", link_from_root)
    app.connect("autodoc-process-docstring", drop_placeholder)
