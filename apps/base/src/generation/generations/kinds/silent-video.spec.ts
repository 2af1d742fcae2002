import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { probe, runMediaTool } from '@reelsheet/platform-media-tools';
import { removeSound } from './silent-video.js';

const PICTURES = ['-f', 'lavfi', '-i', 'testsrc=size=90x160:rate=30:duration=1'];
const SOUND = ['-f', 'lavfi', '-i', 'sine=duration=1'];

describe('sound that nobody asked for', () => {
  let folder: string;
  const { signal } = new AbortController();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'unasked-sound-'));
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

  it('goes, and the pictures stay', async () => {
    const file = await film('loud.mp4', ...PICTURES, ...SOUND);
    expect((await probe(file)).audio).toBeDefined();
    await removeSound(file, signal);
    const { audio, video, duration } = await probe(file);
    expect(audio).toBeUndefined();
    expect([duration, video?.width, video?.height]).toEqual([1, 90, 160]);
    expect(await readdir(folder)).toEqual(['loud.mp4']);
  });

  it('is not looked for twice in a silent video, which stays byte for byte', async () => {
    const file = await film('silent.mp4', ...PICTURES);
    const before = await readFile(file);
    await removeSound(file, signal);
    expect((await readFile(file)).equals(before)).toBe(true);
  });

  it('is not taken out of what is no video', async () => {
    const file = join(folder, 'page.mp4');
    await writeFile(file, '<html>');
    await expect(removeSound(file, signal)).rejects.toMatchObject({ code: 'generation_failed' });
  });
});
