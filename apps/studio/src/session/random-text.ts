const RANDOM_BYTES = 32;

/** Returns 43 characters that nobody can guess. */
export const randomText = (): string => base64Url(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)));

/** Encodes bytes as base64url without padding. */
export const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
