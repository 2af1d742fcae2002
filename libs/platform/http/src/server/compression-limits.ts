/** Minimum size of a response that is compressed, in bytes; a smaller one gains less than a packet. */
export const MIN_COMPRESSED_BYTES = 1_024;

/**
 * Maximum size of a response that is compressed at once, in bytes, which takes less than a millisecond; a larger one is
 * compressed in chunks by other threads.
 */
export const MAX_SYNC_BYTES = 16 * 1_024;

/** Effort of Brotli, of at most 11: each further step costs a larger share of time than it saves of the bytes. */
export const BROTLI_QUALITY = 4;

/** Effort of gzip, of at most 9: each further step costs a larger share of time than it saves of the bytes. */
export const GZIP_LEVEL = 4;
