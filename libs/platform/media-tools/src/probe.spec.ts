import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { guardedInput } from './input-guard.js';
import { MediaToolError, readMediaTool, runMediaTool } from './media-tool.js';
import { UnreadableMedia } from './media-tools.errors.js';
import { probe } from './probe.js';

const PICTURES = ['-f', 'lavfi', '-i', 'testsrc=size=176x144:rate=25:duration=1,format=yuv420p'];
const SOUND = ['-f', 'lavfi', '-i', 'sine=sample_rate=44100:duration=1'];
/** A second of silence with 20 ms frames, for which few ffmpeg builds have an encoder. */
const AMR = Buffer.concat([
  Buffer.from('#!AMR\n'),
  ...Array.from({ length: 50 }, () => Buffer.from([4, ...Array<number>(12).fill(0)])),
]);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'probe-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function made(name: string, ...args: string[]): Promise<string> {
  const file = join(folder, name);
  await promisify(execFile)('ffmpeg', ['-v', 'error', '-y', ...args, file]);
  return file;
}

async function written(name: string, content: string | Buffer): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
}

const decode = (file: string) =>
  runMediaTool('ffmpeg', ['-v', 'error', '-xerror', ...guardedInput(file), '-f', 'null', '-']);

describe('accepted uploads can be read', () => {
  it.each([
    ['a.mp4', 'libx264', 'aac'],
    ['a.mov', 'mpeg4', 'pcm_s16le'],
    ['a.mkv', 'ffv1', 'flac'],
    ['a.webm', 'libvpx', 'libvorbis'],
    ['a.avi', 'msmpeg4v2', 'adpcm_ms'],
    ['a.mpg', 'mpeg1video', 'mp2'],
    ['a.ts', 'mpeg2video', 'ac3'],
    ['a.flv', 'flv', 'adpcm_swf'],
    ['a.wmv', 'wmv2', 'wmav2'],
    ['a.ogv', 'libtheora', 'libvorbis'],
    ['a.3gp', 'h263', 'aac'],
  ])('%s of %s and %s', async (name, video, audio) => {
    const file = await made(name, ...PICTURES, ...SOUND, '-c:v', video, '-c:a', audio);
    const found = await probe(file);
    expect(found).toMatchObject({ still: false, video: { width: 176, height: 144 }, audio: {} });
    expect(found.duration).toBeCloseTo(1, 0);
    await decode(file);
  });

  it.each(['a.mp3', 'a.wav', 'a.flac', 'a.aiff', 'a.m4a', 'a.aac', 'a.ogg', 'a.opus', 'a.wma'])('%s', async (name) => {
    const file = await made(name, ...SOUND);
    const found = await probe(file);
    expect(found.video).toBeUndefined();
    expect(found.duration).toBeCloseTo(1, 0);
    await decode(file);
  });

  it('a.amr', async () => {
    const file = await written('a.amr', AMR);
    expect(await probe(file)).toMatchObject({ audio: { codec: 'amr_nb', sampleRate: 8_000 } });
    await decode(file);
  });

  it.each(['a.png', 'a.jpg', 'a.webp', 'a.bmp', 'a.tiff', 'a.gif'])('%s', async (name) => {
    const file = await made(name, ...PICTURES, '-frames:v', '1');
    expect(await probe(file)).toMatchObject({ still: true, duration: 0, video: { width: 176, height: 144 } });
  });

  it('a picture rotated by its side data, and a song with a cover picture', async () => {
    const stored = await made('lying.mp4', ...PICTURES);
    const upright = await made('upright.mp4', '-i', stored, '-c', 'copy', '-metadata:s:v:0', 'rotate=90');
    expect((await probe(upright)).video).toMatchObject({ width: 144, height: 176, upright: false });
    const cover = await made('cover.png', ...PICTURES, '-frames:v', '1');
    const inputs = ['-f', 'lavfi', '-i', 'sine=duration=1', '-i', cover, '-map', '0', '-map', '1'];
    const song = await made('song.mp3', ...inputs, '-disposition:v', 'attached_pic');
    expect((await probe(song)).video).toBeUndefined();
  });

  it('a file with long tags, which are not read', async () => {
    const tags = join(folder, 'tags.txt');
    await writeFile(
      tags,
      `;FFMETADATA1\n${Array.from({ length: 400 }, (_, i) => `tag${i}=${'x'.repeat(50_000)}`).join('\n')}\n`,
    );
    const file = await made('tagged.mkv', ...SOUND, '-i', tags, '-map', '0', '-map_metadata', '1');
    expect((await probe(file)).duration).toBeCloseTo(1, 0);
  });

  it('a recording without a duration', async () => {
    const file = await made('live.webm', ...PICTURES, '-c:v', 'libvpx', '-live', '1');
    expect((await probe(file)).duration).toBeCloseTo(1, 1);
  });
});

it.each([
  ['a playlist', '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n'],
  ['a list of files', "ffconcat version 1.0\nfile 'a.mp4'\n"],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'],
  ['noise', Buffer.alloc(1_000, 'noise')],
])('%s is unreadable', async (name, content) => {
  await expect(probe(await written(name.replaceAll(' ', '-'), content))).rejects.toBeInstanceOf(UnreadableMedia);
});

describe('a media tool', () => {
  const ENDLESS = ['-v', 'error', '-f', 'lavfi', '-i', 'color=size=1920x1080', '-f', 'rawvideo', 'pipe:1'];

  it('that cannot be started says nothing about the media', async () => {
    const started = runMediaTool('ffprobe', ['-version'], { cwd: join(folder, 'nowhere') });
    await expect(started).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('is ended when it writes too much', async () => {
    await expect(readMediaTool('ffmpeg', ENDLESS)).rejects.toBeInstanceOf(MediaToolError);
  });

  it('is ended when it takes too long', async () => {
    await expect(runMediaTool('ffmpeg', ENDLESS, { timeoutMs: 200 })).rejects.toThrow('took longer than 200 ms');
  });

  it("is ended with the caller's reason", async () => {
    const reason = new Error('stopped');
    await expect(runMediaTool('ffmpeg', ENDLESS, { signal: AbortSignal.timeout(100) })).rejects.toThrow();
    await expect(runMediaTool('ffmpeg', ENDLESS, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });
});
