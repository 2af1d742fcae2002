# Generated from _async/sender.py (`npm run generate`).
"""Requests and their repetitions."""

import json
import uuid
from collections.abc import Mapping
from threading import Lock
from typing import Any, TypeVar

import httpx2

from .._core.delays import backoff
from .._core.operation_row import OperationRow
from .._core.prepared_request import PreparedRequest, prepare
from .._core.retry_rule import TOO_MANY_REQUESTS, final_error, wait_after
from .._runtime import synchronous as runtime
from ..errors import ResponseError
from ..options import Answer, CallOptions
from .call_allowance import CallAllowance
from .credentials import UNAUTHORIZED, Credentials
from .known_addresses import KnownAddresses
from .pace import Pace

TIMEOUT = 60.0
MAX_RETRIES = 5
# Statuses from this one on are errors. The package follows no redirection, which would tell another host the key.
FIRST_ERROR = 400

V = TypeVar("V")


class Sender:
    """Sends requests, and sends them again where that is safe: after a lost connection, 429, and errors of the server.

    An operation that could take effect twice is sent again with the same idempotency key, or not at all.
    """

    def __init__(
        self,
        http: runtime.HttpClient,
        addresses: KnownAddresses,
        credentials: Credentials,
        headers: Mapping[str, str],
    ) -> None:
        self.http = http
        self._addresses = addresses
        self._credentials = credentials
        self._headers = headers
        self._paces: dict[str, Pace] = {}
        self._allowances: dict[str, CallAllowance] = {}
        self._lock = Lock()

    def send(
        self,
        operation: str,
        row: OperationRow,
        fields: Mapping[str, Any],
        options: CallOptions | None = None,
    ) -> httpx2.Response:
        """Return the successful response, whose content has been read unless the row says that the caller reads it.

        Raises `ResponseError` if the API answered with an error, `ApiConnectionError` if it could not be reached, and
        `OutcomeUnknownError` if the answer was lost and the request may have taken effect.
        """
        options = options or {}
        request = prepare(operation, row, fields)
        headers = self._headers_of(row, request, options)
        attempt = 0
        while True:
            try:
                response = self._paced(operation, row, request, headers, options)
            except (ResponseError, httpx2.TransportError) as error:
                wait = wait_after(error, row, attempt) if attempt < options.get("max_retries", MAX_RETRIES) else None
                if wait is None:
                    raise (error if isinstance(error, ResponseError) else final_error(error, operation, row)) from error
                runtime.sleep(wait)
                attempt += 1
                continue
            if on_response := options.get("on_response"):
                on_response(Answer(response.status_code, response.headers))
            return response

    def _paced(
        self,
        operation: str,
        row: OperationRow,
        request: PreparedRequest,
        headers: Mapping[str, str],
        options: CallOptions,
    ) -> httpx2.Response:
        if row.get("answer") == "events":
            return self._attempt(operation, row, request, headers, options)
        pace = self._known(self._paces, operation, Pace)
        allowance = self._known(self._allowances, request.service, CallAllowance)
        told: Mapping[str, str] | None = None
        pace.enter()
        try:
            allowance.enter()
            try:
                response = self._attempt(operation, row, request, headers, options)
                told = response.headers
            finally:
                allowance.leave(told)
            pace.accepted()
            return response
        except ResponseError as error:
            if error.status == TOO_MANY_REQUESTS:
                named = error.retry_after
                pace.rejected(backoff(0) if named is None else named)
            raise
        finally:
            pace.leave()

    def _attempt(
        self,
        operation: str,
        row: OperationRow,
        request: PreparedRequest,
        headers: Mapping[str, str],
        options: CallOptions,
    ) -> httpx2.Response:
        """Send the request once, and once more with renewed credentials."""
        credentials = self._credentials.headers()
        response = self._request(row, request, {**headers, **credentials}, options)
        if response.status_code == UNAUTHORIZED and self._credentials.renew(credentials):
            response.close()
            credentials = self._credentials.headers()
            response = self._request(row, request, {**headers, **credentials}, options)
        if response.status_code < FIRST_ERROR:
            return response
        response.read()
        response.close()
        raise ResponseError(operation, response.status_code, response.headers, _body_of(response))

    def _request(
        self, row: OperationRow, request: PreparedRequest, headers: Mapping[str, str], options: CallOptions
    ) -> httpx2.Response:
        url = f"{self._addresses.of(request.service)}{request.path}"
        answer = row.get("answer")
        seconds = options.get("timeout", TIMEOUT)
        sent = self.http.build_request(request.method, url, headers=headers, timeout=seconds, **request.body())
        response = self.http.send(sent, stream=True, follow_redirects=False)
        if answer is None:
            try:
                response.read()
            finally:
                response.close()
        return response

    def _headers_of(self, row: OperationRow, request: PreparedRequest, options: CallOptions) -> dict[str, str]:
        key = options.get("idempotency_key")
        if key is None and row.get("repeats") == "with_key":
            key = str(uuid.uuid4())
        if_match = options.get("if_match")
        return {
            **self._headers,
            **request.headers,
            **({"Idempotency-Key": key} if key else {}),
            **({"If-Match": if_match} if if_match else {}),
            **options.get("headers", {}),
        }

    def _known(self, values: dict[str, V], key: str, make: type[V]) -> V:
        with self._lock:
            return values.setdefault(key, values.get(key) or make())


def _body_of(response: httpx2.Response) -> Any:
    try:
        return json.loads(response.content)
    except ValueError:
        return response.text
