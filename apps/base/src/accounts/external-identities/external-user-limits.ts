/** Attempts to create a user whose name another request takes at the same time. */
export const MAX_ATTEMPTS = 3;
