import { execFile } from 'node:child_process';
import { open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PublishedFile } from '../port.js';

const VERTICAL_SECOND = ['-f', 'lavfi', '-i', 'testsrc=size=180x320:rate=10', '-t', '1', '-pix_fmt', 'yuv420p'];

/** Creates a playable MP4 of exactly `size` bytes: one second of video, padded with a `free` box. */
export async function sampleVideo(name: string, size: number): Promise<PublishedFile & AsyncDisposable> {
  const path = join(tmpdir(), `${name}-${process.pid}.mp4`);
  await promisify(execFile)('ffmpeg', ['-v', 'error', '-y', ...VERTICAL_SECOND, path]);
  const { size: played } = await stat(path);
  const header = Buffer.alloc(8);
  header.writeUInt32BE(size - played);
  header.write('free', 4);
  const file = await open(path, 'r+');
  await file.write(header, 0, header.length, played);
  await file.truncate(size);
  await file.close();
  return {
    path,
    size,
    contentType: 'video/mp4',
    url: 'https://media.example.com/sample.mp4',
    [Symbol.asyncDispose]: () => rm(path, { force: true }),
  };
}
