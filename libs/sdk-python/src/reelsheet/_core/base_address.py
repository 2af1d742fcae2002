"""The address of an installation."""


def base_address(url: str) -> str:
    """Return the address of base: that of the installation, to which `/v1` is added if it is missing."""
    return f"{url.removesuffix('/').removesuffix('/v1')}/v1"
