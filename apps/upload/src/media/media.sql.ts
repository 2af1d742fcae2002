/** SQL fragments over media that other features may use. */

/** Returns SQL that is true if a blob has become media. */
export const isMedia = (blobId: string) => `EXISTS (SELECT FROM media WHERE media.blob_id = ${blobId})`;

/** The keys of the files that were made of the blobs whose ids `blobs` selects: thumbnails and resized pictures. */
export const derivedKeysOf = (blobs: string) =>
  `SELECT thumbnail_key FROM media JOIN ${blobs} ON ${blobs}.id = media.blob_id WHERE thumbnail_key IS NOT NULL
   UNION
   SELECT resized_picture.file_key FROM resized_picture JOIN media ON media.key = resized_picture.media_key
     JOIN ${blobs} ON ${blobs}.id = media.blob_id`;

/** Returns SQL that is true if a key belongs to a thumbnail or a resized picture, or is reserved for a thumbnail. */
export const isDerived = (key: string) =>
  `(EXISTS (SELECT FROM media WHERE media.thumbnail_key = ${key})
    OR EXISTS (SELECT FROM resized_picture WHERE resized_picture.file_key = ${key}))`;

/**
 * Locks the inspections of the blobs whose ids `blobs` selects before the media rows, in the order in which inspections
 * lock when they end.
 */
export const lockInspections = (blobs: string) =>
  `SELECT FROM inspection WHERE media_key IN (SELECT key FROM media WHERE blob_id IN (${blobs}))
    ORDER BY media_key FOR UPDATE`;

/** Locks the media of the blobs whose ids `blobs` selects, so that no resized picture is added. */
export const lockMedia = (blobs: string) => `SELECT FROM media WHERE blob_id IN (${blobs}) ORDER BY key FOR UPDATE`;
