import { openAsBlob } from 'node:fs';
import type { PublishedFile } from './port.js';

/** A byte range of a file; `end` is exclusive. */
export interface UploadChunk {
  readonly start: number;
  readonly end: number;
}

/** Returns the `Content-Range` of a chunk of a file of `total` bytes. */
export function contentRange({ start, end }: UploadChunk, total: number): string {
  return `bytes ${start}-${end - 1}/${total}`;
}

/** Returns a chunk of a file, which is read from disk while it is sent. */
export async function readChunk(file: PublishedFile, { start, end }: UploadChunk): Promise<Blob> {
  const blob = await openAsBlob(file.path);
  return blob.slice(start, end, file.contentType);
}
