"""Errors that this package raises."""

from collections.abc import Mapping
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import TYPE_CHECKING, Any, cast

from ._generated.detailed_error import DetailedError

if TYPE_CHECKING:
    from .types import FieldError


class ReelsheetError(Exception):
    """Any error that this package raises by itself."""


class ResponseError(ReelsheetError, DetailedError):
    """The API answered with an error."""

    def __init__(self, operation: str, status: int, headers: Mapping[str, str], body: Any) -> None:
        fields = cast("dict[str, Any]", body if isinstance(body, dict) else {})
        self.operation = operation
        """Name of the operation, such as `sheets.get`."""
        self.status = status
        self.headers = headers
        self.body: Any = body
        """The parsed body, or its text."""
        self.code: str | None = fields.get("error_code")
        """`error_code` of the API; None if something between client and API has answered."""
        self.field_errors: "list[FieldError] | None" = fields.get("errors")
        """The error of each invalid field."""
        self.request_id = headers.get("X-Request-Id")
        """Id of the request, which the operator finds in the logs."""
        message = fields.get("error") or f"status {status}"
        super().__init__(f"{operation}: {message}{f' ({self.code})' if self.code else ''}")

    @property
    def retry_after(self) -> float | None:
        """Seconds after which the API accepts the request again, if it names them."""
        return retry_after_of(self.headers)


def retry_after_of(headers: Mapping[str, str]) -> float | None:
    """Return the seconds of `Retry-After`, which has seconds or a date."""
    value = headers.get("Retry-After", "")
    if value.isascii() and value.isdigit():
        return float(value)
    try:
        date = parsedate_to_datetime(value)
    except ValueError:
        return None
    return max(0.0, (date - datetime.now(UTC)).total_seconds()) if date.tzinfo else None


class ApiConnectionError(ReelsheetError):
    """The API could not be reached, and the request has had no effect or may be sent again."""


class OutcomeUnknownError(ReelsheetError):
    """The answer was lost, and the operation has no idempotency key: it may have been carried out.

    Read before you send it again.
    """


class WebhooksMissedError(ReelsheetError):
    """Webhooks are missing in a stream to which nobody was connected for five minutes. Read what they were about."""

    def __init__(self) -> None:
        super().__init__("webhooks are missing: read again what they are about, then listen without `after`")


class WorkNotCompletedError(ReelsheetError):
    """Work that was awaited has failed, or was stopped."""

    def __init__(self, message: str, state: Any) -> None:
        super().__init__(message)
        self.state = state
        """The work as the API shows it."""


class UploadEndedError(ReelsheetError):
    """An upload cannot continue: it has expired or was ended, or the service rejects its bytes."""

    def __init__(self, status: int) -> None:
        super().__init__(f"the upload ended with {status}")
        self.status = status


class WebhookSignatureError(ReelsheetError):
    """A request is not a webhook of the installation that has the secret."""
