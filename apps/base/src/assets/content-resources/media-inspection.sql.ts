/** Locks the inspections of these keys, like every statement that adds or deletes a resource that uses the bytes. */
export const LOCK_INSPECTIONS = `SELECT FROM media_inspection WHERE key = ANY ($1::text[]) ORDER BY key FOR UPDATE`;
