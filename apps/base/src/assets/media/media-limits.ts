/** Limits of the download of one file from our storage or from a vendor. */
export const DOWNLOAD_LIMITS = {
  /** Maximum size of the file. */
  maxBytes: 2 ** 30,
  /** Maximum duration of the download. */
  timeoutMs: 600_000,
};
