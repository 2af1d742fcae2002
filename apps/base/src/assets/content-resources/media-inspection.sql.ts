/** Locks what is known of the bytes with these keys, as everyone does who adds or removes a resource that shows them. */
export const LOCK_INSPECTIONS = `SELECT FROM media_inspection WHERE key = ANY ($1::text[]) ORDER BY key FOR UPDATE`;
