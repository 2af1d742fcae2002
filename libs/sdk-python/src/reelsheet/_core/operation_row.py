"""Rows of the table of operations, which is generated from the documents of the API."""

from typing import Literal, NotRequired, TypedDict


PageRule = TypedDict(
    "PageRule",
    {
        "by": Literal["page", "cursor"],
        # Field of the request that has the page or cursor.
        "parameter": str,
        # The first page, or the cursor of the beginning.
        "start": NotRequired[int],
        # Where a response names the next page: `{"in": "body" or "header", "name": …}`.
        "next": NotRequired[dict[str, str]],
        # Field of the response that has the items; empty if the response is the list.
        "items": str,
    },
)

# The operation that reads started work, and where its parameters are in the response, by their names.
WaitRule = TypedDict("WaitRule", {"by": str, "with": dict[str, str]})


class OperationRow(TypedDict):
    """An operation of the API, as the documents describe it."""

    at: str
    """Method, service and path, such as `GET base /vidsheet/{id}`."""
    query: NotRequired[list[str]]
    """Fields that belong to the address, of an operation with a body. Without a body all fields do."""
    inBoth: NotRequired[list[str]]
    """Fields that belong to the address and to the body."""
    ofAgent: NotRequired[bool]
    """Whether the operation has the field `agent_id`."""
    body: NotRequired[Literal["json", "form", "bytes"]]
    needs: NotRequired[list[str]]
    """Fields of the address that a request must have, besides those of the path and `agent_id`."""
    repeats: NotRequired[Literal["with_key", "after_reading"]]
    """When a request may be sent again that got no answer; always where absent."""
    answer: NotRequired[Literal["events", "content"]]
    """A stream of events, or content that the caller reads; JSON where absent."""
    pages: NotRequired[PageRule]
    waits: NotRequired[WaitRule]


def pages_of(row: OperationRow) -> PageRule:
    """Return how the pages of a list follow each other."""
    if "pages" not in row:
        raise TypeError(f"{row['at']} has no pages")
    return row["pages"]


def waits_of(row: OperationRow) -> WaitRule:
    """Return how the work that an operation starts is read."""
    if "waits" not in row:
        raise TypeError(f"{row['at']} starts no work")
    return row["waits"]
