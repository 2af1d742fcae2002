"""What streams yield."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

Event = TypeVar("Event")


@dataclass(frozen=True)
class NamedEvent(Generic[Event]):
    """An event with what the stream says about it."""

    event: str
    """Name of the event: `message` where the stream gives none."""
    id: str | None
    """Position from which a lost connection continues."""
    data: Event


@dataclass(frozen=True)
class StreamedWebhook:
    """A webhook that came by the stream: the very request that an address receives."""

    id: str
    """Position in the stream, from which `after` continues."""
    headers: Mapping[str, str]
    """Headers with the signature, which `verify_webhook` takes together with the body."""
    body: str
