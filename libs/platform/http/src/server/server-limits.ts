/** Maximum size of all headers of a request. */
export const MAX_HEADER_BYTES = 16 * 1024;

/** Maximum time in which all headers of a request must arrive. */
export const HEADERS_TIMEOUT_MS = 15_000;

/** Maximum length of one parameter in a path, in characters. */
export const MAX_PARAMETER_LENGTH = 500;
