"""Delays between attempts."""

import random

FIRST_DELAY = 0.5
MAX_DELAY = 15.0


def backoff(attempt: int) -> float:
    """Return random seconds before the next attempt; their maximum doubles with each attempt."""
    longest = min(MAX_DELAY, FIRST_DELAY * 2.0**attempt)
    return longest / 2 + random.random() * longest / 2
