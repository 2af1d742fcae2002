import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PublishedFile } from '../port.js';

/** Creates a sparse file of `size` zero bytes. */
export async function sparseFile(name: string, size: number): Promise<PublishedFile & AsyncDisposable> {
  const path = join(tmpdir(), `${name}-${process.pid}.mp4`);
  const file = await open(path, 'w');
  await file.truncate(size);
  await file.close();
  return {
    path,
    size,
    contentType: 'video/mp4',
    url: 'https://media.example.com/a.mp4',
    [Symbol.asyncDispose]: () => rm(path, { force: true }),
  };
}
