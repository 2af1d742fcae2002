/** Minimum time before an announced upload whose bytes never came is removed. */
export const MIN_WAIT_SECONDS = 24 * 60 * 60;

/** Time after which uploaded bytes that nobody claimed are removed. */
export const UNCLAIMED_SECONDS = 7 * 24 * 60 * 60;

/** Maximum size of an uploaded file. */
export const MAX_BLOB_BYTES = 2 ** 30;

/** Maximum size of the metadata of an uploaded file as JSON. */
export const MAX_METADATA_BYTES = 8 * 1024;
