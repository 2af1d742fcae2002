"""Forms with nested names, as `agent_avatars_attributes[][file]`."""

from collections.abc import Iterator, Mapping, Sequence
from os import PathLike, fspath
from pathlib import Path
from typing import IO, Any, TypeAlias, cast

from ..files import NamedFile
from .media_type import media_type_of
from .text_of import text_of

FormField: TypeAlias = "tuple[str, tuple[str | None, str | bytes | IO[bytes], str | None]]"


def is_file(value: object) -> bool:
    """Return whether a value is a file, which JSON cannot contain."""
    return isinstance(value, (bytes, PathLike, NamedFile)) or hasattr(value, "read")


def has_file(value: object) -> bool:
    """Return whether a value has a file in it."""
    if isinstance(value, Mapping):
        return any(has_file(each) for each in cast("Mapping[str, object]", value).values())
    if isinstance(value, (list, tuple)):
        return any(has_file(each) for each in cast("Sequence[object]", value))
    return is_file(value)


def form_of(fields: Mapping[str, Any]) -> list[tuple[str, Any]]:
    """Return the fields of a form: their nested names, with a text or a file each."""
    return [field for name, value in fields.items() for field in _nested(name, value)]


def _nested(name: str, value: Any) -> Iterator[tuple[str, Any]]:
    if value is None:
        return
    if is_file(value):
        yield name, value
    elif isinstance(value, (list, tuple)):
        for each in cast("Sequence[Any]", value):
            yield from _nested(f"{name}[]", each)
    elif isinstance(value, Mapping):
        for key, each in cast("Mapping[str, Any]", value).items():
            yield from _nested(f"{name}[{key}]", each)
    else:
        yield name, text_of(value)


def multipart_field(name: str, value: Any) -> FormField:
    """Return a field of a form for the HTTP client, with a file where the field has one."""
    if isinstance(value, str):
        return name, (None, value, None)
    file = named_file(value)
    return name, (file.name, file.content, file.type or media_type_of(file.name))


def named_file(value: Any) -> NamedFile:
    """Return a file with its name and its content; a path is read."""
    if isinstance(value, NamedFile):
        return value
    if isinstance(value, bytes):
        return NamedFile("file", value)
    if isinstance(value, PathLike):
        path = Path(fspath(cast("PathLike[str]", value)))
        return NamedFile(path.name, path.read_bytes())
    return NamedFile(Path(str(getattr(value, "name", "file"))).name, value)


def bytes_of(value: Any) -> bytes:
    """Return the content of a file."""
    content = named_file(value).content
    return content if isinstance(content, bytes) else content.read()
