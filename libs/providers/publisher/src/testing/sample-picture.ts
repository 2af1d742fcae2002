import { rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PublishedFile } from '../port.js';

/** Creates a small picture in one color. */
export async function samplePicture(name: string): Promise<PublishedFile & AsyncDisposable> {
  const path = join(tmpdir(), `${name}-${process.pid}.jpg`);
  await sharp({ create: { width: 90, height: 120, channels: 3, background: '#a1b2c3' } }).toFile(path);
  return {
    path,
    size: (await stat(path)).size,
    contentType: 'image/jpeg',
    url: 'https://media.example.com/sample.jpg',
    [Symbol.asyncDispose]: () => rm(path, { force: true }),
  };
}
