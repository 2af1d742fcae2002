import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { probe, runMediaTool } from '@reelsheet/platform-media-tools';
import { removeSound } from './silent-video.js';

const PICTURES = ['-f', 'lavfi', '-i', 'testsrc=size=90x160:rate=30:duration=1'];
const SOUND = ['-f', 'lavfi', '-i', 'sine=duration=1'];

describe('removeSound', () => {
  let folder: string;
  const { signal } = new AbortController();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'silent-video-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const film = async (name: string, ...inputs: string[]) => {
    const file = join(folder, name);
    await runMediaTool('ffmpeg', ['-v', 'error', ...inputs, '-pix_fmt', 'yuv420p', file], {
      timeoutMs: 30_000,
      signal,
    });
    return file;
  };

  it('removes the sound and keeps the pictures', async () => {
    const file = await film('with-sound.mp4', ...PICTURES, ...SOUND);
    expect((await probe(file)).audio).toBeDefined();
    await removeSound(file, signal);
    const { audio, video, duration } = await probe(file);
    expect(audio).toBeUndefined();
    expect([duration, video?.width, video?.height]).toEqual([1, 90, 160]);
    expect(await readdir(folder)).toEqual(['with-sound.mp4']);
  });

  it('does not change a silent video', async () => {
    const file = await film('silent.mp4', ...PICTURES);
    const before = await readFile(file);
    await removeSound(file, signal);
    expect((await readFile(file)).equals(before)).toBe(true);
  });

  it('rejects a file that is not a video', async () => {
    const file = join(folder, 'page.mp4');
    await writeFile(file, '<html>');
    await expect(removeSound(file, signal)).rejects.toMatchObject({ code: 'generation_failed' });
  });
});
