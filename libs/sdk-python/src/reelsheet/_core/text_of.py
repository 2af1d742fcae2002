"""Values as texts."""

import json


def text_of(value: object) -> str:
    """Return a value of a request as text for an address or a form."""
    return value if isinstance(value, str) else json.dumps(value)
