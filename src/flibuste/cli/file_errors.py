"""Errors of the file system as sentences."""

from __future__ import annotations

import errno

from flibuste.cli.output import Output
from flibuste.kernel.types import Facts

FILE_ERRORS = {
    errno.ENOENT: "file-missing",
    errno.EACCES: "file-forbidden",
    errno.EPERM: "file-forbidden",
    errno.EISDIR: "file-is-folder",
    errno.ENOTDIR: "file-not-folder",
    errno.ENOSPC: "file-disk-full",
    errno.EDQUOT: "file-disk-full",
    errno.EROFS: "file-read-only",
    errno.ENAMETOOLONG: "file-name-too-long",
}
"""The message for each error number."""


def file_error_text(output: Output, fault: OSError) -> str:
    """What the error means to the user."""
    key = FILE_ERRORS.get(fault.errno or 0, "file-other")
    facts: Facts = {"file": str(fault.filename or ""), "code": errno.errorcode.get(fault.errno or 0, "?")}
    return output.text(key, facts)
