import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Transform } from 'node:stream';

const LINE_FEED = 10;

/** A file as recorded in the database. */
export interface StoredFile {
  readonly key: string;
  /** A string, because a JavaScript number may not represent it exactly. */
  readonly size: string;
  /** MD5 in hex; null if the database has none, because the file arrived as a resumable upload. */
  readonly md5: string | null;
}

/**
 * Selects the stored files of these blobs, and the thumbnails of these media, as {@link StoredFile}. Both are tables or
 * subqueries. Resized pictures are missing, because upload draws them again.
 */
export const selectFiles = (blobs: string, media: string): string => `
  SELECT coalesce(blob.file_key, blob.key) AS key, blob.byte_size::text AS size,
    CASE WHEN resumable.blob_id IS NULL THEN encode(decode(blob.checksum, 'base64'), 'hex') END AS md5
  FROM ${blobs} AS blob LEFT JOIN upload.resumable_upload AS resumable ON resumable.blob_id = blob.id
  WHERE blob.stored_at IS NOT NULL
  UNION
  SELECT thumbnail.key, thumbnail.byte_size::text, thumbnail.etag
  FROM ${media} AS media JOIN upload.media AS thumbnail ON thumbnail.key = media.thumbnail_key
  ORDER BY 1`;

/** Returns the SHA-256 of a file that is not stored by a key. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Passes bytes through, and returns their hash and the number of their lines. */
export class Counter extends Transform {
  private readonly hash = createHash('sha256');
  private seen = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error: null, chunk: Buffer) => void): void {
    this.hash.update(chunk);
    for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, at + 1)) this.seen += 1;
    done(null, chunk);
  }

  get lines(): number {
    return this.seen;
  }

  get sha256(): string {
    return this.hash.digest('hex');
  }
}
