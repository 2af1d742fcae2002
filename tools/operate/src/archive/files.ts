import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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

/** Path of a file in the folder store. */
export const storagePath = (folder: string, key: string): string => join(folder, 'files', key.slice(0, 2), key);

/** Copies a file unless it exists, because the bytes of a key never change. Returns false if the source is missing. */
export async function copyFile(from: string, to: string, { key }: StoredFile): Promise<boolean> {
  const [source, target] = [storagePath(from, key), storagePath(to, key)];
  if (existsSync(target)) return true;
  if (!existsSync(source)) return false;
  await mkdir(dirname(target), { recursive: true });
  await pipeline(createReadStream(source), createWriteStream(`${target}.part`, { flush: true }));
  await rename(`${target}.part`, target);
  return true;
}

/** Returns the error of a file; undefined if it matches the database. */
export async function fileError(folder: string, { key, size, md5 }: StoredFile): Promise<string | undefined> {
  const path = storagePath(folder, key);
  const found = await stat(path).catch(() => undefined);
  if (!found) return `${key} is missing`;
  if (String(found.size) !== size) return `${key} has ${found.size} bytes instead of ${size}`;
  return md5 === null || (await hashOf(path, 'md5')) === md5 ? undefined : `${key} has different bytes`;
}

export async function hashOf(path: string, algorithm: 'md5' | 'sha256'): Promise<string> {
  const hash = createHash(algorithm);
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
