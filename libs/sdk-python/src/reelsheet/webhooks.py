"""Verification of webhooks."""

import base64
import binascii
import hashlib
import hmac
import json
import time
from collections.abc import Mapping
from typing import Any, TypedDict, cast

from .errors import WebhookSignatureError

TOLERANCE_SECONDS = 300


class ReceivedWebhook(TypedDict):
    """An event of an agent; the documentation of webhooks lists the types."""

    type: str
    timestamp: str
    data: dict[str, Any]


def verify_webhook(
    headers: Mapping[str, str],
    body: str | bytes,
    secret: str,
    *,
    tolerance_seconds: float = TOLERANCE_SECONDS,
) -> ReceivedWebhook:
    """Return the event of a webhook whose signature is valid.

    `body` is the body of the request as it arrived, before any parsing, and `secret` the `signing_secret` of
    `webhooks.get`. `webhook-id` is the same for each repetition of an event.

    Raises `WebhookSignatureError` if the signature or the time is wrong.
    """
    names = {name.lower(): value for name, value in headers.items()}
    sent_at = _header(names, "webhook-timestamp")
    if not sent_at.isascii() or not sent_at.isdigit() or abs(time.time() - int(sent_at)) > tolerance_seconds:
        raise WebhookSignatureError("the timestamp is out of range")
    content = body.encode() if isinstance(body, str) else body
    signed = f"{_header(names, 'webhook-id')}.{sent_at}.".encode() + content
    expected = hmac.digest(_bytes_of(secret.removeprefix("whsec_")), signed, hashlib.sha256)
    entries = _header(names, "webhook-signature").split(" ")
    signatures = [_bytes_of(entry.removeprefix("v1,")) for entry in entries if entry.startswith("v1,")]
    # Each comparison takes the same time, wherever the signatures differ.
    if not any([hmac.compare_digest(expected, signature) for signature in signatures]):
        raise WebhookSignatureError("no signature of the request is valid")
    return cast(ReceivedWebhook, json.loads(content))


def _header(headers: Mapping[str, str], name: str) -> str:
    value = headers.get(name)
    if not value:
        raise WebhookSignatureError(f"the header {name} is missing")
    return value


def _bytes_of(text: str) -> bytes:
    """Return the bytes of a Base64 text; none for another text, which no signature is equal to."""
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        return b""
