/** Maximum length of a password, in characters. */
export const MAX_PASSWORD_LENGTH = 200;

/** Minimum length of a listed word, or a word of the user, of which a password must not be made, in characters. */
export const MIN_LISTED_WORD = 4;

/** Minimum number of characters of a new password beside words of its user and of this system. */
export const MIN_UNKNOWN_CHARACTERS = 6;

/**
 * Hashes of passwords that a process computes. Each takes some tens of milliseconds of a core and 19 MiB, so that
 * guessing is expensive, and anybody can request one by an attempt to sign in.
 */
export const PASSWORD_HASHING = {
  /**
   * Maximum number of hashes at the same time; the other two of the four threads of Node's pool serve files and names.
   */
  atOnce: 2,
  /** Maximum number of attempts that wait for their hash; one more is 503 `service_unavailable`. */
  maxWaiting: 64,
} as const;
