"""Requests as they are sent."""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, cast
from urllib.parse import quote, urlencode

from .._generated.operations import FIELDS
from ..options import ApiService
from .form_body import FormField, bytes_of, form_of, has_file, multipart_field
from .operation_row import OperationRow
from .text_of import text_of


@dataclass(frozen=True)
class PreparedRequest:
    """A request as it is sent; an attempt adds credentials."""

    service: ApiService
    method: str
    path: str
    """Path with its query, below the address of the service."""
    headers: dict[str, str] = field(default_factory=dict[str, str])
    content: bytes | None = None
    form: list[FormField] | None = None
    """Fields of a form with files, which each attempt reads from their beginning."""

    def body(self) -> dict[str, Any]:
        """Return the arguments of the HTTP client that have the body, from its beginning."""
        if self.form is not None:
            return {"files": self.form}
        return {} if self.content is None else {"content": self.content}


def prepare(operation: str, row: OperationRow, arguments: Mapping[str, Any]) -> PreparedRequest:
    """Distribute the fields of a call among path, query and body."""
    fields = {FIELDS.get(name, name): value for name, value in arguments.items()}
    method, service, template = row["at"].split(" ")
    in_path: set[str] = set()

    def put(match: re.Match[str]) -> str:
        name = match[1]
        in_path.add(name)
        value = fields.get(name)
        if value is None or value == "":
            raise TypeError(f"{operation} needs {name}")
        return quote(text_of(value), safe="")

    path = re.sub(r"\{(\w+)\}", put, template)
    kind = row.get("body")
    names = [name for name in fields if not (kind and name == "body")]
    in_query = [name for name in names if name not in in_path and (not kind or name in row.get("query", ()))]
    search = _search_of({name: fields[name] for name in in_query})
    request = (cast(ApiService, service), method, f"{path}?{search}" if search else path)
    if not kind:
        return PreparedRequest(*request)
    whole = fields.get("body")
    if kind == "bytes":
        return PreparedRequest(*request, content=bytes_of(whole))
    in_both = row.get("inBoth", ())
    own = {name: fields[name] for name in names if name in in_both or not (name in in_path or name in in_query)}
    return _with_body(request, kind, {**own, **(whole or {})})


def _with_body(request: tuple[ApiService, str, str], kind: str, fields: dict[str, Any]) -> PreparedRequest:
    if has_file(fields):
        return PreparedRequest(*request, form=[multipart_field(*each) for each in form_of(fields)])
    if kind == "form":
        headers = {"Content-Type": "application/x-www-form-urlencoded"}
        return PreparedRequest(*request, headers=headers, content=urlencode(form_of(fields)).encode())
    headers = {"Content-Type": "application/json"}
    return PreparedRequest(*request, headers=headers, content=json.dumps(fields).encode())


def _search_of(fields: Mapping[str, Any]) -> str:
    """Return a query, in which a list appears once for each of its items."""
    pairs = [
        (name, text_of(each))
        for name, value in fields.items()
        for each in (cast("Sequence[object]", value) if isinstance(value, (list, tuple)) else [value])
        if each is not None
    ]
    return urlencode(pairs)
