/** Locks the inspections of these keys, like every statement that adds or deletes a resource that uses the bytes. */
export const LOCK_INSPECTIONS = `SELECT FROM media_inspection WHERE key = ANY ($1::text[]) ORDER BY key FOR UPDATE`;

/**
 * Locks the inspections of all files in these folders in the same order, also of those in the trash: the deletion of a
 * folder writes their rows too.
 */
export const LOCK_INSPECTIONS_IN_FOLDERS = `SELECT FROM media_inspection WHERE key IN (
  SELECT key FROM content_resource WHERE folder_id = ANY ($1::bigint[]) AND (deleted_at IS NULL OR in_trash)
) ORDER BY key FOR UPDATE`;
