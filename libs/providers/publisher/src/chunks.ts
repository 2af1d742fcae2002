import { openAsBlob } from 'node:fs';
import type { MediaFile } from './port.js';

/** Bytes `start` to `end` (exclusive) of a file. */
export interface Chunk {
  readonly start: number;
  readonly end: number;
}

/** `Content-Range` of a chunk within a file of `total` bytes. */
export function contentRange({ start, end }: Chunk, total: number): string {
  return `bytes ${start}-${end - 1}/${total}`;
}

/** A part of the file that is read from disk while it is sent. */
export async function readChunk(file: MediaFile, { start, end }: Chunk): Promise<Blob> {
  const blob = await openAsBlob(file.path);
  return blob.slice(start, end, file.contentType);
}
