/** Time in which a name server must answer the first query, in milliseconds. A repeated query has twice as long. */
export const NAME_SERVER_TIMEOUT_MS = 2_000;

/** Maximum time for resolving one name, in milliseconds, whatever the number of name servers. */
export const MAX_LOOKUP_MS = 7_000;

/** Maximum number of names in URLs of callers that one process resolves at the same time. */
export const MAX_LOOKUPS = 256;

/** Maximum number of names that one process resolves at the same time for the organizations of one founder. */
export const MAX_LOOKUPS_OF_SHARE = 16;
