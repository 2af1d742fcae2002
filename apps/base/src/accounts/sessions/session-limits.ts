/** Validity of an access token. */
export const ACCESS_TOKEN_TTL_SECONDS = 15 * 60;
