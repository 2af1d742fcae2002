import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readMediaTool } from '@reelsheet/platform-media-tools';
import { mixMusic, type MusicSource } from './background-music.js';
import { describeFile, Samples } from '../testing/samples.js';

const moving = ['-f', 'lavfi', '-i', 'testsrc2=s=90x160:r=10:d=2'];
const h264 = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p'];
const HUM: MusicSource = { expression: '0.5*sin(2*PI*1000*t)' };

let samples: Samples;
beforeAll(async () => {
  samples = await Samples.create();
  await samples.make('spoken.mp4', ...moving, '-f', 'lavfi', '-i', 'sine=f=200:d=2', ...h264, '-c:a', 'aac');
  await samples.make('silent.mp4', ...moving, ...h264);
  await samples.make('short.mp3', '-f', 'lavfi', '-i', 'sine=f=1000:d=0.5');
});
afterAll(() => samples.remove());

/** Returns the RMS level in dB of the band around 1 kHz, which contains the music, for 0.3 seconds from `start`. */
async function loudness(file: string, start: number): Promise<number> {
  const graph = `atrim=${start}:${start + 0.3},bandpass=f=1000:w=100,astats=metadata=1:reset=0,ametadata=print:key=lavfi.astats.Overall.RMS_level:file=-`;
  const printed = await readMediaTool('ffmpeg', [
    '-v',
    'error',
    '-i',
    samples.path(file),
    '-af',
    graph,
    '-f',
    'null',
    '/dev/null',
  ]);
  return Number(/RMS_level=(\S+)\s*$/.exec(printed.toString())![1]);
}

const mix = async (video: string, music: MusicSource) => {
  const out = `${video}.music.mp4`;
  await mixMusic(samples.path(video), music, samples.path(out));
  return out;
};

describe('mixMusic', () => {
  it('adds music from the start to a fade-out, and keeps the video stream and the length', async () => {
    const out = await mix('spoken.mp4', HUM);
    expect(await loudness(out, 0.2)).toBeGreaterThan((await loudness('spoken.mp4', 0.2)) + 10);
    expect(await loudness(out, 0.2)).toBeGreaterThan((await loudness(out, 1.7)) + 6);
    const { streams, format } = await describeFile(samples.path(out));
    expect(streams.video.nb_read_frames).toBe('20');
    expect(Math.abs(Number(format.duration) - 2)).toBeLessThan(0.1);
  });

  it('loops music that is shorter, and works for videos without sound', async () => {
    const out = await mix('silent.mp4', { file: samples.path('short.mp3') });
    expect(await loudness(out, 1)).toBeGreaterThan(-40);
  });

  it('is deterministic', async () => {
    const hashOf = async (name: string) =>
      createHash('sha256')
        .update(await readFile(samples.path(name)))
        .digest('hex');
    const first = await hashOf(await mix('spoken.mp4', HUM));
    expect(await hashOf(await mix('spoken.mp4', HUM))).toBe(first);
  });

  it('rejects a source without video and a music track without sound', async () => {
    await expect(mix('short.mp3', HUM)).rejects.toThrow('no video');
    await expect(mix('spoken.mp4', { file: samples.path('silent.mp4') })).rejects.toThrow('no sound');
  });
});
