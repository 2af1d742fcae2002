"""Which requests are sent again, and when."""

import httpx2

from ..errors import ApiConnectionError, OutcomeUnknownError, ReelsheetError, ResponseError
from .delays import backoff
from .operation_row import OperationRow

# The wait that a client should keep for a key whose first request is still being carried out.
KEY_IN_USE_SECONDS = 1.0
# The longest wait named by the API that a call keeps; it fails at once if the API names a longer one.
MAX_RETRY_AFTER = 120.0
RETRIED = {408, 500, 502, 503, 504}
TOO_MANY_REQUESTS = 429

# Errors of connections that were never made, so the request has had no effect.
UNREACHED = (httpx2.ConnectError, httpx2.ConnectTimeout, httpx2.PoolTimeout)


def wait_after(error: Exception, row: OperationRow, attempt: int) -> float | None:
    """Return the seconds until the next attempt; None if there should be none."""
    if isinstance(error, ResponseError):
        return _wait_after_response(error, row, attempt)
    return backoff(attempt) if isinstance(error, httpx2.TransportError) and may_repeat(row, error) else None


def _wait_after_response(error: ResponseError, row: OperationRow, attempt: int) -> float | None:
    named = error.retry_after
    if named is not None and named > MAX_RETRY_AFTER:
        return None
    if error.code == "idempotency_key_in_use":
        return KEY_IN_USE_SECONDS
    # The API rejects a request for its rate before it has any effect.
    is_retried = error.status == TOO_MANY_REQUESTS or (
        error.status in RETRIED and row.get("repeats") != "after_reading"
    )
    return max(named or 0.0, backoff(attempt)) if is_retried else None


def may_repeat(row: OperationRow, error: httpx2.TransportError) -> bool:
    """Return whether a request whose connection failed may be sent again."""
    return row.get("repeats") != "after_reading" or isinstance(error, UNREACHED)


def final_error(error: httpx2.TransportError, operation: str, row: OperationRow) -> ReelsheetError:
    """Return the error of a call whose last attempt lost its connection."""
    what = "no answer in time" if isinstance(error, httpx2.TimeoutException) else "the connection failed"
    if may_repeat(row, error):
        return ApiConnectionError(f"{operation}: {what}")
    return OutcomeUnknownError(f"{operation}: {what}; it may have been carried out")
