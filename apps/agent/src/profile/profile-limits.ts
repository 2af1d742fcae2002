/** Limits of the lists in a profile. */
export const PROFILE_LIMITS = {
  /** Maximum number of keywords, and of target platforms. */
  listItems: 1_000,
  /** Maximum number of linked accounts. */
  linkedAccounts: 200,
};

/** Limits of the download of a picture that becomes an avatar. */
export const PICTURE = {
  /** Maximum size of the picture. */
  maxBytes: 10 * 2 ** 20,
  /** Maximum duration of the download. */
  timeoutMs: 10_000,
};
