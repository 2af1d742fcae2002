"""Work that goes on after the request that has started it."""

import re
from typing import Any, cast

from ..errors import WorkNotCompletedError

# Statuses of work that goes on by itself; any other one is an end, or waits for a person.
OPEN = {"pending", "processing", "running", "scheduled", "publishing"}
NOT_COMPLETED = {"failed", "stopped"}


def has_ended(state: Any) -> bool:
    """Return whether work has ended, or needs a person."""
    return state["status"] not in OPEN or bool(state.get("pending_action"))


def completed(operation: str, state: Any) -> Any:
    """Return work that has ended well."""
    if state["status"] not in NOT_COMPLETED:
        return state
    reason = state.get("failed_reason") or state.get("error")
    raise WorkNotCompletedError(f"{operation}: {state['status']}{f', {reason}' if reason else ''}", state)


def value_at(value: Any, path: str) -> Any:
    """Return the value at `batch.id`, or the list of those at `posts[].post_id`."""
    names, _, each = path.partition("[].")
    for name in names.split("."):
        value = cast("dict[str, Any]", value).get(name) if isinstance(value, dict) else None
    return [value_at(item, each) for item in cast("list[Any]", value or [])] if each else value


def fields_for(at: str, is_of_agent: bool, fields: dict[str, Any]) -> dict[str, Any]:
    """Leave out the fields of the request that started the work and that the reading one does not have."""
    names: set[str] = set(re.findall(r"\{(\w+)\}", at))
    if is_of_agent:
        names.add("agent_id")
    return {name: value for name, value in fields.items() if name in names}
