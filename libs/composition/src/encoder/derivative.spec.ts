import { execFile } from 'node:child_process';
import { access, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { derive, type DeliveryRules } from './derivative.js';
import { describeFile, Samples } from '../testing/samples.js';

const execute = promisify(execFile);
const RULES: DeliveryRules = { videoCodecs: ['h264'], audioCodecs: ['aac'] };
const moving = ['-f', 'lavfi', '-i', 'testsrc2=s=160x284:r=30:d=1.5'];
const tone = ['-f', 'lavfi', '-i', 'sine=f=330:d=1.5'];

let samples: Samples;
beforeAll(async () => {
  samples = await Samples.create();
  const h264 = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p'];
  await samples.make('right.mp4', ...moving, ...tone, ...h264, '-c:a', 'aac');
  await samples.make('right.mkv', '-i', samples.path('right.mp4'), '-c', 'copy');
  await samples.make('flac.mkv', ...moving, ...tone, ...h264, '-c:a', 'flac');
  await samples.make('old.avi', ...moving, ...tone, '-c:v', 'mpeg4', '-q:v', '2', '-c:a', 'mp3');
  await samples.make('large.mp4', ...moving, ...tone, '-vf', 'noise=alls=40:allf=t', ...h264, '-c:a', 'aac');
  await samples.make('picture.png', ...moving, '-frames:v', '1');
});
afterAll(() => samples.remove());

const made = (name: string, rules: Partial<DeliveryRules> = {}) =>
  derive(samples.path(name), samples.path(`${name}.out.mp4`), { ...RULES, ...rules });
const outcome = (name: string) => describeFile(samples.path(`${name}.out.mp4`));
/** Returns a hash of the packets of a stream type, which does not change when the stream is copied. */
async function packets(file: string, kind: 'v' | 'a'): Promise<string> {
  const filter = kind === 'v' ? ['-bsf:v', 'h264_mp4toannexb'] : [];
  const copy = ['-map', `0:${kind}`, '-c', 'copy', ...filter, '-f', 'streamhash', '-'];
  return (await execute('ffmpeg', ['-v', 'error', '-i', samples.path(file), ...copy])).stdout;
}

describe('derive', () => {
  it('writes no file if the source complies already', async () => {
    expect(await made('right.mp4')).toEqual({ work: 'none', reasons: [] });
    await expect(access(samples.path('right.mp4.out.mp4'))).rejects.toThrow('ENOENT');
  });

  it('copies both streams if only the container does not comply', async () => {
    expect(await made('right.mkv')).toMatchObject({ work: 'remux' });
    expect(await packets('right.mkv.out.mp4', 'v')).toBe(await packets('right.mp4', 'v'));
    expect(await packets('right.mkv.out.mp4', 'a')).toBe(await packets('right.mp4', 'a'));
  });

  it('copies the video stream if only the audio does not comply', async () => {
    expect(await made('flac.mkv')).toMatchObject({ work: 'audio', reasons: ['the sound is flac'] });
    expect(await packets('flac.mkv.out.mp4', 'v')).toBe(await packets('right.mp4', 'v'));
    expect((await outcome('flac.mkv')).streams.audio).toMatchObject({ codec_name: 'aac' });
  });

  it('re-encodes a video with another codec, size, frame rate or length', async () => {
    const rules = { maxSize: { long: 128, short: 72 }, maxFps: 15, maxSeconds: 1 };
    const { work, reasons } = await made('old.avi', rules);
    expect([work, reasons.length]).toEqual(['video', 5]);
    const { streams, format } = await outcome('old.avi');
    expect(streams.video).toMatchObject({ codec_name: 'h264', width: 72, height: 126, r_frame_rate: '15/1' });
    expect(streams.audio).toMatchObject({ codec_name: 'aac' });
    expect(Number(format.duration)).toBeLessThan(1.1);
  });

  it('reduces the size in bytes, and throws if that is impossible', async () => {
    const maxBytes = 100_000;
    expect((await stat(samples.path('large.mp4'))).size).toBeGreaterThan(maxBytes);
    expect(await made('large.mp4', { maxBytes })).toMatchObject({ work: 'video' });
    expect((await stat(samples.path('large.mp4.out.mp4'))).size).toBeLessThanOrEqual(maxBytes);
    await expect(made('old.avi', { maxBytes: 1_000 })).rejects.toThrow('too long for the size');
  });

  it('rejects files that are not videos', () => expect(made('picture.png')).rejects.toThrow('no video'));

  it('stops when aborted, and leaves no file', async () => {
    const file = samples.path('stopped.mp4');
    const signal = AbortSignal.abort(new Error('stopped'));
    await expect(derive(samples.path('old.avi'), file, RULES, { signal })).rejects.toThrow('stopped');
    await expect(access(file)).rejects.toThrow('ENOENT');
  });
});
