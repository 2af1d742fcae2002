import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** Number of bytes of one request that were written to the file, and whether the request was complete. */
export interface Incoming {
  written: number;
  whole: boolean;
}

/**
 * Writes a request's body into a file from `offset` on, at most `max` bytes. Bytes before a broken connection are kept.
 */
export async function receive(
  body: Readable | undefined,
  path: string,
  offset: number,
  max: number,
): Promise<Incoming> {
  const file = await open(path, offset === 0 ? 'w' : 'r+');
  let written = 0;
  try {
    for await (const chunk of body ?? []) {
      const bytes = (chunk as Buffer).subarray(0, max - written);
      await file.write(bytes, 0, bytes.length, offset + written);
      written += bytes.length;
      if (bytes.length < (chunk as Buffer).length) return { written, whole: false };
    }
    return { written, whole: true };
  } catch {
    return { written, whole: false };
  } finally {
    await file.close();
  }
}

export interface ContentRange {
  first: number;
  last: number;
  /** Total size; null if the sender does not know it yet. */
  total: number | null;
}

/** Parses `bytes 0-99/1000`; returns undefined for any other text. */
export function parseContentRange(header: string | undefined): ContentRange | undefined {
  const match = /^bytes (\d+)-(\d+)\/(\d+|\*)$/.exec(header ?? '');
  if (!match) return undefined;
  const [first, last] = [Number(match[1]), Number(match[2])];
  return last >= first ? { first, last, total: match[3] === '*' ? null : Number(match[3]) } : undefined;
}
