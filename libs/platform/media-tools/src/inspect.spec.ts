import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { inspect } from './inspect.js';
import { UnreadableMedia } from './media-tools.errors.js';

let folder: string;
let video: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inspect-'));
  video = join(folder, 'a.mp4');
  await promisify(execFile)('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', 'testsrc=size=176x144:duration=1', video]);
});
afterAll(() => rm(folder, { recursive: true }));

it('inspects a video', async () => {
  expect(await inspect(video, 'video')).toMatchObject({ width: 176, height: 144, thumbnail: { width: 176 } });
});

it('ends at its time limit, and the bytes count as unreadable, so there is no further attempt', async () => {
  await expect(inspect(video, 'video', { maxMs: 1 })).rejects.toBeInstanceOf(UnreadableMedia);
});
