"""Client of the API of Reelsheet."""

from ._async.client import AsyncReelsheet
from ._async.content import AsyncContent
from ._async.event_stream import AsyncEventStream
from ._async.pages import AsyncPages
from ._async.work import AsyncWork
from ._sync.client import Reelsheet
from ._sync.content import Content
from ._sync.event_stream import EventStream
from ._sync.pages import Pages
from ._sync.work import Work
from ._version import VERSION as __version__
from .errors import (
    ApiConnectionError,
    OutcomeUnknownError,
    ReelsheetError,
    ResponseError,
    UploadEndedError,
    WebhooksMissedError,
    WebhookSignatureError,
    WorkNotCompletedError,
)
from .files import FileInput, NamedFile
from .options import Answer, CallOptions, ServiceAddresses, SessionTokens, UserSession
from .streamed import NamedEvent, StreamedWebhook
from .webhooks import ReceivedWebhook, verify_webhook

__all__ = [
    "Answer",
    "ApiConnectionError",
    "AsyncContent",
    "AsyncEventStream",
    "AsyncPages",
    "AsyncReelsheet",
    "AsyncWork",
    "CallOptions",
    "Content",
    "EventStream",
    "FileInput",
    "NamedEvent",
    "NamedFile",
    "OutcomeUnknownError",
    "Pages",
    "ReceivedWebhook",
    "Reelsheet",
    "ReelsheetError",
    "ResponseError",
    "ServiceAddresses",
    "SessionTokens",
    "StreamedWebhook",
    "UploadEndedError",
    "UserSession",
    "WebhookSignatureError",
    "WebhooksMissedError",
    "Work",
    "WorkNotCompletedError",
    "__version__",
    "verify_webhook",
]
