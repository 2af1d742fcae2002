/** Time for which the answer to a request with an `Idempotency-Key` is stored, in milliseconds. */
export const STORED_MS = 24 * 60 * 60 * 1_000;

/** Maximum length of an `Idempotency-Key`, in characters. */
export const MAX_IDEMPOTENCY_KEY = 255;

/** Maximum size of a stored answer; a repetition of a request with a larger one says that it was carried out. */
export const MAX_STORED_BYTES = 256 * 1024;

/** Maximum number of answers that one service stores for one user; more requests with keys are 429. */
export const MAX_STORED_ANSWERS = 10_000;

/** Maximum size of all answers that one service stores for one user; more requests with keys are 429. */
export const MAX_STORED_BYTES_OF_USER = 64 * 1024 * 1024;

/** Time after which a user with too many stored answers may send a key again, in seconds. */
export const FULL_RETRY_SECONDS = 60 * 60;

/** Number of connections that a request with a key may need: one until it is answered, and two for its work. */
export const CONNECTIONS_OF_REQUEST = 3;

/** Maximum number of requests with keys of one organization that wait in a process; more are 503. */
export const MAX_WAITING_OF_ORGANIZATION = 100;

/** Maximum number of requests with keys that wait in a process; then the organization with most of them gives way. */
export const MAX_WAITING = 1_000;

/** Maximum number of old answers that are deleted at once. */
export const DELETED_AT_ONCE = 1_000;
