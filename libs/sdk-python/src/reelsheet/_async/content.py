"""Content other than JSON, such as a download."""

from collections.abc import AsyncGenerator
from os import PathLike
from types import TracebackType

import httpx2

from .._runtime import asynchronous as runtime


class AsyncContent:
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

    async def read(self) -> bytes:
        """Return the whole content."""
        try:
            return await self._response.aread()
        finally:
            await self._response.aclose()

    async def pieces(self) -> AsyncGenerator[bytes, None]:
        """Yield the content as it arrives."""
        try:
            async for piece in self._response.aiter_bytes():
                yield piece
        finally:
            await self._response.aclose()

    async def save(self, path: str | PathLike[str]) -> None:
        """Write the content into a file."""
        with open(path, "wb") as file:
            async for piece in self.pieces():
                await runtime.in_thread(file.write, piece)

    async def aclose(self) -> None:
        """Leave the rest of the content."""
        await self._response.aclose()

    async def __aenter__(self) -> "AsyncContent":
        return self

    async def __aexit__(
        self, _type: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        await self.aclose()
