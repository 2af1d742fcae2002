/** Validity of an access token. */
export const ACCESS_TOKEN_TTL_SECONDS = 15 * 60;

/** Time after the use of a refresh token in which it gets another successor, as long as the first is unused. */
export const REPEAT_WINDOW_MS = 15_000;
