# Generated from _async/content.py (`npm run generate`).
"""Content other than JSON, such as a download."""

from collections.abc import Generator
from os import PathLike
from types import TracebackType

import httpx2

from .._runtime import synchronous as runtime


class Content:
    """The content of a response, which is read once: whole, in pieces, or into a file."""

    def __init__(self, response: httpx2.Response) -> None:
        self._response = response

    @property
    def media_type(self) -> str | None:
        """Media type of the content."""
        return self._response.headers.get("Content-Type")

    @property
    def headers(self) -> httpx2.Headers:
        """Headers of the response."""
        return self._response.headers

    def read(self) -> bytes:
        """Return the whole content."""
        try:
            return self._response.read()
        finally:
            self._response.close()

    def pieces(self) -> Generator[bytes, None, None]:
        """Yield the content as it arrives."""
        try:
            for piece in self._response.iter_bytes():
                yield piece
        finally:
            self._response.close()

    def save(self, path: str | PathLike[str]) -> None:
        """Write the content into a file."""
        with open(path, "wb") as file:
            for piece in self.pieces():
                runtime.in_thread(file.write, piece)

    def close(self) -> None:
        """Leave the rest of the content."""
        self._response.close()

    def __enter__(self) -> "Content":
        return self

    def __exit__(
        self, _type: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.close()
