/** Maximum length of the header `Upload-Metadata` of a resumable upload. */
export const MAX_UPLOAD_METADATA = 4_096;

/** Maximum bytes of a file in a form. */
export const MAX_FORM_FILE = 100 * 2 ** 20;

/** Resources on one page of the list. */
export const PAGE_SIZE = 20;

/**
 * Maximum number of addresses of a file and its thumbnail that are known after withdrawals, the present ones included;
 * references to older ones are not found any more.
 */
export const MAX_KNOWN_ADDRESSES = 100;

/** Maximum number of ids that one request filters by. */
export const MAX_IDS = 1_000;
