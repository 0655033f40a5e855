"""Which build runs: the compiled rules, or the Python sources."""

from __future__ import annotations

import flibuste.kernel.agenda


def compiled() -> bool:
    """Whether the kernel is compiled."""
    return not str(flibuste.kernel.agenda.__file__).endswith(".py")
