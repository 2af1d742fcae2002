/** Time within which the browser must answer the options of a new passkey. */
export const REGISTRATION_TTL_MS = 5 * 60 * 1_000;
