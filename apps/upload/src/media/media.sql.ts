/** SQL fragments over media that other features may use. */

/** Returns SQL that is true if a blob has become media. */
export const isMedia = (blobId: string) => `EXISTS (SELECT FROM media WHERE media.blob_id = ${blobId})`;

/** The keys of the thumbnails of the blobs whose ids `blobs` selects. */
export const thumbnailKeysOf = (blobs: string) =>
  `SELECT thumbnail_key FROM media JOIN ${blobs} ON ${blobs}.id = media.blob_id WHERE thumbnail_key IS NOT NULL`;

/** Returns SQL that is true if a key belongs to a thumbnail, or is reserved for one. */
export const isThumbnail = (key: string) => `EXISTS (SELECT FROM media WHERE media.thumbnail_key = ${key})`;

/**
 * Locks the inspections of the blobs whose ids `blobs` selects before the media rows, in the order in which inspections
 * lock when they end.
 */
export const lockInspections = (blobs: string) =>
  `SELECT FROM inspection WHERE media_key IN (SELECT key FROM media WHERE blob_id IN (${blobs}))
    ORDER BY media_key FOR UPDATE`;
