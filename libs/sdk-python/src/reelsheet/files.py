"""Files as arguments of calls."""

from dataclasses import dataclass
from os import PathLike
from typing import BinaryIO, TypeAlias


@dataclass(frozen=True)
class NamedFile:
    """Content with the name and the media type that the API is told."""

    name: str
    content: bytes | BinaryIO
    type: str | None = None


FileInput: TypeAlias = "PathLike[str] | BinaryIO | NamedFile | bytes"
"""A path, an open file, content with a name, or bytes."""
