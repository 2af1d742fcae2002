/** Maximum number of entries in one verification. */
export const MAX_VERIFICATION = 5_000;
