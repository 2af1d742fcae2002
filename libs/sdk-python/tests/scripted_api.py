"""A server on this machine that answers requests in the order of a script, and remembers them."""

import json
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, TypeAlias
from urllib.parse import parse_qsl, urlsplit

from reelsheet import ServiceAddresses


@dataclass(frozen=True)
class ReceivedRequest:
    """A request as the server received it."""

    method: str
    target: str
    headers: Mapping[str, str]
    body: bytes

    @property
    def path(self) -> str:
        return urlsplit(self.target).path

    @property
    def search(self) -> dict[str, str]:
        return dict(parse_qsl(urlsplit(self.target).query))

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass(frozen=True)
class Reply:
    """A JSON response."""

    body: Any = None
    status: int = 200
    headers: Mapping[str, str] = field(default_factory=dict[str, str])


ScriptedAnswer: TypeAlias = "Reply | Callable[[BaseHTTPRequestHandler], None]"


class ScriptedApi:
    """Answers requests in the order of a script, whose last answer is repeated."""

    def __init__(self) -> None:
        self.requests: list[ReceivedRequest] = []
        self._answers: list[ScriptedAnswer] = [Reply()]
        self._lock = threading.Lock()
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True).start()

    @property
    def addresses(self) -> ServiceAddresses:
        address = f"{self.url}/v1"
        return {"base": address, "agent": address, "core": address, "upload": address}

    def script(self, *answers: ScriptedAnswer) -> None:
        """Replace the script."""
        self._answers = list(answers)
        self.requests.clear()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        api = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            # Answers are small, and a delay of the second packet would slow down every test.
            disable_nagle_algorithm = True

            def handle_one_request(self) -> None:
                try:
                    super().handle_one_request()
                except (ConnectionError, ValueError):
                    self.close_connection = True

            def answer(self) -> None:
                body = self._body()
                with api._lock:
                    headers = {name.lower(): value for name, value in self.headers.items()}
                    api.requests.append(ReceivedRequest(self.command, self.path, headers, body))
                    answer = api._answers.pop(0) if len(api._answers) > 1 else api._answers[0]
                if isinstance(answer, Reply):
                    send(self, answer)
                else:
                    answer(self)

            def _body(self) -> bytes:
                if self.headers.get("Transfer-Encoding") == "chunked":
                    pieces: list[bytes] = []
                    while size := int(self.rfile.readline(), 16):
                        pieces.append(self.rfile.read(size))
                        self.rfile.readline()
                    self.rfile.readline()
                    return b"".join(pieces)
                return self.rfile.read(int(self.headers.get("Content-Length", 0)))

            do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = do_HEAD = answer

            def log_message(self, format: str, *args: Any) -> None:
                pass

        return Handler


def send(handler: BaseHTTPRequestHandler, reply: Reply) -> None:
    content = b"" if reply.body is None else json.dumps(reply.body).encode()
    handler.send_response(reply.status)
    for name, value in reply.headers.items():
        handler.send_header(name, value)
    if reply.status not in (204, 304):
        handler.send_header("Content-Type", "application/json")
        handler.send_header("Content-Length", str(len(content)))
    handler.end_headers()
    handler.wfile.write(b"" if handler.command == "HEAD" else content)


def lose_connection(handler: BaseHTTPRequestHandler) -> None:
    """End the connection without an answer."""
    handler.close_connection = True
    handler.connection.close()


def leave_unanswered(handler: BaseHTTPRequestHandler) -> None:
    """Answer nothing until the client closes the connection."""
    handler.close_connection = True
    while not handler_is_left(handler):
        pass


def send_events(*events: str, is_open: bool = False) -> Callable[[BaseHTTPRequestHandler], None]:
    """Send events, and leave the stream open or end the connection."""

    def answer(handler: BaseHTTPRequestHandler) -> None:
        handler.send_response(200)
        handler.send_header("Content-Type", "text/event-stream")
        handler.send_header("Connection", "close")
        handler.end_headers()
        handler.wfile.write("".join(events).encode())
        handler.wfile.flush()
        handler.close_connection = True
        while is_open and not handler_is_left(handler):
            pass

    return answer


def handler_is_left(handler: BaseHTTPRequestHandler) -> bool:
    """Wait until the client closes the connection, at most a tenth of a second."""
    handler.connection.settimeout(0.1)
    try:
        return not handler.connection.recv(1)
    except TimeoutError:
        return False
    except OSError:
        return True
