# Generated from _async/upload.py (`npm run generate`).
"""Uploads that continue after lost connections."""

import base64
import hashlib
import os
from collections.abc import Generator, Callable
from os import PathLike, fspath
from pathlib import Path
from typing import BinaryIO

import httpx2

from .._core.delays import backoff
from .._core.media_type import media_type_of
from .._runtime import synchronous as runtime
from ..errors import UploadEndedError

# Bytes of one request. The service stores them together.
CHUNK = 8 * 2**20
# Bytes that are in memory at the same time.
PIECE = 2**18
TUS = {"Tus-Resumable": "1.0.0"}
TIMEOUT = 60.0
STORED = 204
# Statuses after which the upload continues where `HEAD` says.
CONTINUED = {408, 409, 423, 429, 460}


class UploadSource:
    """A file that is uploaded: a path, or an open file that can be read from any position."""

    def __init__(self, file: str | PathLike[str] | BinaryIO, name: str | None, media_type: str | None) -> None:
        is_path = isinstance(file, (str, PathLike))
        self._owned = open(fspath(file), "rb") if isinstance(file, (str, PathLike)) else None
        self._file: BinaryIO = self._owned or file  # type: ignore[assignment]
        own_name = fspath(file) if is_path else str(getattr(file, "name", "file"))  # type: ignore[arg-type]
        self.name = name or Path(own_name).name
        self.type = media_type or media_type_of(self.name)
        self.size = self._file.seek(0, os.SEEK_END)

    def close(self) -> None:
        """Close a file that was opened here."""
        if self._owned:
            self._owned.close()

    def announcement(self) -> dict[str, str]:
        """Return the headers that announce the file."""
        pairs = {"filename": self.name, "filetype": self.type}
        metadata = ",".join(f"{key} {base64.b64encode(value.encode()).decode()}" for key, value in pairs.items())
        return {**TUS, "Upload-Length": str(self.size), "Upload-Metadata": metadata}

    def piece(self, start: int, end: int) -> bytes:
        """Return the bytes from a position, at most up to the end."""
        self._file.seek(start)
        return self._file.read(min(PIECE, end - start))

    def checksum(self, start: int, end: int) -> str:
        """Return the header with the checksum of bytes."""
        digest = hashlib.sha1(usedforsecurity=False)
        while start < end and (piece := self.piece(start, end)):
            digest.update(piece)
            start += len(piece)
        return f"sha1 {base64.b64encode(digest.digest()).decode()}"


def send_resumable(
    http: runtime.HttpClient,
    url: str,
    source: UploadSource,
    on_progress: Callable[[int], object] | None,
    wait: Callable[[float], None] = runtime.sleep,
) -> None:
    """Send a file, from where it last ended, and continue after interruptions until all bytes are stored."""
    report = on_progress or _unreported
    attempts = 0
    while True:
        before = _offset_at(http, url)
        if before is not None:
            report(before)
            reached = _send_from(http, url, source, before, report)
            if reached == source.size:
                return
            attempts = 0 if reached > before else attempts
        wait(backoff(attempts))
        attempts += 1


def _unreported(_sent: int) -> None:
    """Take the progress where the caller does not want it."""


def _send_from(
    http: runtime.HttpClient, url: str, source: UploadSource, start: int, report: Callable[[int], object]
) -> int:
    """Send chunks until one fails. Return the number of stored bytes."""
    while start < source.size:
        end = min(source.size, start + CHUNK - start % CHUNK)
        headers = {
            **TUS,
            "Content-Type": "application/offset+octet-stream",
            "Content-Length": str(end - start),
            "Upload-Offset": str(start),
            "Upload-Checksum": runtime.in_thread(source.checksum, start, end),
        }
        try:
            content = _pieces(source, start, end, report)
            answer = http.patch(url, headers=headers, content=content, timeout=TIMEOUT)
        except httpx2.TransportError:
            return start
        if answer.status_code != STORED:
            _raise_ended(answer.status_code)
            return start
        start = int(answer.headers["Upload-Offset"])
        report(start)
    return start


def _pieces(
    source: UploadSource, start: int, end: int, report: Callable[[int], object]
) -> Generator[bytes, None, None]:
    while start < end and (piece := runtime.in_thread(source.piece, start, end)):
        yield piece
        start += len(piece)
        # The end of a chunk is reported when it is stored.
        if start < end:
            report(start)


def _offset_at(http: runtime.HttpClient, url: str) -> int | None:
    """Return the number of stored bytes; None while the service cannot be reached."""
    try:
        answer = http.head(url, headers=TUS, timeout=TIMEOUT)
    except httpx2.TransportError:
        return None
    if answer.is_success:
        return int(answer.headers["Upload-Offset"])
    _raise_ended(answer.status_code)
    return None


def _raise_ended(status: int) -> None:
    if 400 <= status < 500 and status not in CONTINUED:
        raise UploadEndedError(status)
