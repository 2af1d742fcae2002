import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { compose } from './compose.js';
import { boxesOf, describeFile, loudnessOf, Samples } from './testing/samples.js';

const canvas = { width: 270, height: 480 };
let samples: Samples;
let clip: { url: string };
let voice: { url: string };
let picture: { url: string };

beforeAll(async () => {
  samples = await Samples.create();
  [clip, voice, picture] = await Promise.all([
    samples.make('clip.mp4', '-f', 'lavfi', '-i', 'testsrc2=s=320x180:r=25:d=2', '-f', 'lavfi', '-i', 'sine=f=330:d=2', '-pix_fmt', 'yuv420p'),
    samples.make('voice.wav', '-f', 'lavfi', '-i', 'anoisesrc=d=4:c=pink:a=0.1,tremolo=f=3'),
    samples.make('picture.png', '-f', 'lavfi', '-i', 'smptebars=s=200x300', '-frames:v', '1'),
  ]);
});
afterAll(() => samples.remove());

describe('compose', () => {
  it('writes what the platforms take: size, codecs, exact length, loudness, moov first', async () => {
    const file = samples.path('whole.mp4');
    const shares: number[] = [];
    const plan = await samples.plan({
      canvas,
      tracks: [
        { clips: [
          { type: 'video', source: clip, volume: 0.2 },
          { type: 'image', source: picture, duration: 1.5, transition: { type: 'crossfade' }, animation: { type: 'zoom_in' } },
          { type: 'video', source: clip, trim: { start: 0.5, duration: 1 }, transition: { type: 'slide', direction: 'up' } },
        ] },
        { clips: [{ type: 'audio', source: voice }] },
      ],
      captions: { sentences: [{ text: 'One two three four five', startMs: 0, endMs: 3000 }] },
      music: { source: voice },
    });
    const composed = await compose(plan, file, { onProgress: (share) => shares.push(share) });
    const { streams } = await describeFile(file);
    expect(composed).toMatchObject({ width: 270, height: 480, duration: 4 });
    expect(streams.video).toMatchObject({ codec_name: 'h264', profile: 'High', pix_fmt: 'yuv420p', width: 270, height: 480, nb_read_frames: '120' });
    expect(streams.audio).toMatchObject({ codec_name: 'aac', sample_rate: '48000', channels: 2 });
    expect(Math.abs(Number(streams.audio.start_time) - Number(streams.video.start_time))).toBeLessThan(0.04);
    expect(Math.abs(Number(streams.audio.duration) - 4)).toBeLessThan(1 / 30);
    expect(await loudnessOf(file)).toBeGreaterThan(-15);
    expect(await loudnessOf(file)).toBeLessThan(-13);
    const boxes = await boxesOf(file);
    expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'));
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });
});
