# Generated from _async/pages.py (`npm run generate`).
"""Lists with pages."""

from collections.abc import Generator, Callable, Mapping
from typing import Any, Generic, TypeAlias, TypeVar, cast

from .._core.operation_row import PageRule

Page = TypeVar("Page")
Item = TypeVar("Item")

# Requests one page by its number or cursor, None at the beginning, and returns its body with the headers.
RequestPage: TypeAlias = "Callable[[Any], tuple[Any, Mapping[str, str]]]"


class Pages(Generic[Page, Item]):
    """A list with pages. A loop yields the items of all pages; a page is requested when its first item is needed."""

    def __init__(self, rule: PageRule, position: Any, request: RequestPage) -> None:
        self._rule = rule
        self._position = position
        self._request = request

    def page(self) -> Page:
        """Return the first page, or that of the position in the call."""
        return cast(Page, (self._request(self._position))[0])

    def pages(self) -> Generator[Page, None, None]:
        """Yield whole pages."""
        rule = self._rule
        asked: Any = self._position
        reached: Any = rule.get("start") if asked is None else asked
        while True:
            body, headers = self._request(asked)
            if "next" not in rule and not self._items_of(body):
                return
            yield body
            asked = reached = self._position_after(body, headers, reached)
            if asked is None:
                return

    def all(self, limit: int | None = None) -> list[Item]:
        """Return all items of all pages, at most `limit`."""
        items: list[Item] = []
        if limit == 0:
            return items
        for item in self:
            items.append(item)
            if len(items) == limit:
                break
        return items

    def __iter__(self) -> Generator[Item, None, None]:
        for page in self.pages():
            for item in self._items_of(page):
                yield item

    def _items_of(self, page: Any) -> list[Item]:
        name = self._rule["items"]
        return cast("list[Item]", page if name == "" else page.get(name) or [])

    def _position_after(self, body: Any, headers: Mapping[str, str], position: Any) -> Any:
        """Return the next page or cursor; None after the last page."""
        rule = self._rule.get("next")
        if rule is None:
            return int(position) + 1
        return headers.get(rule["name"]) if rule["in"] == "header" else body.get(rule["name"])
