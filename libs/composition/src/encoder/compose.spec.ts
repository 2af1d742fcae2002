import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { access, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { MediaToolError } from '@reelsheet/platform-media-tools';
import { compose, type ComposeOptions, poster } from './compose.js';
import { TRANSITIONS } from '../document/document-schema.js';
import { boxesOf, colorAt, describeFile, levelOf, loudnessOf, pixelsAt, Samples } from '../testing/samples.js';

const canvas = { width: 270, height: 480 };
const tone = (frequency: number, seconds: number) => ['-f', 'lavfi', '-i', `sine=f=${frequency}:d=${seconds}`];
const still = (color: string, size = '200x300') => [
  '-f',
  'lavfi',
  '-i',
  `color=${color}:s=${size},format=rgba`,
  '-frames:v',
  '1',
];
const speech = 'anoisesrc=c=pink:a=0.4:r=48000';

let samples: Samples;
let sources: Record<'clip' | 'voice' | 'red' | 'blue' | 'wide' | 'glass' | 'music', { url: string }>;

beforeAll(async () => {
  samples = await Samples.create();
  const [clip, voice, red, blue, wide, glass, music] = await Promise.all([
    samples.make(
      'clip.mp4',
      '-f',
      'lavfi',
      '-i',
      'testsrc2=s=320x180:r=25:d=2',
      ...tone(330, 2),
      '-pix_fmt',
      'yuv420p',
    ),
    // Alternates one second of noise with high peaks, similar to speech, and two seconds of silence.
    samples.make(
      'voice.wav',
      '-f',
      'lavfi',
      '-i',
      `${speech},volume='if(lt(mod(t,3),1),0.2+0.8*random(0),0)':eval=frame`,
      '-t',
      '6',
    ),
    samples.make('red.png', ...still('red')),
    samples.make('blue.jpg', ...still('blue'), '-pix_fmt', 'yuvj420p'),
    samples.make(
      'wide.png',
      '-f',
      'lavfi',
      '-i',
      'color=red:s=160x90,drawbox=x=80:color=blue:t=fill',
      '-frames:v',
      '1',
    ),
    samples.make('glass.png', ...still('lime@0.5')),
    samples.make('music.mp3', ...tone(880, 2.5)),
  ]);
  sources = { clip, voice, red, blue, wide, glass, music };
});
afterAll(() => samples.remove());

async function render(name: string, document: object, options?: ComposeOptions): Promise<string> {
  const file = samples.path(`${name}.mp4`);
  await compose(await samples.segmentPlan({ canvas, ...document }), file, options);
  return file;
}

describe('compose', () => {
  it('writes a file that the platforms accept: size, codecs, exact length, loudness, moov first', async () => {
    const file = samples.path('whole.mp4');
    const shares: number[] = [];
    const { clip, red, voice, music } = sources;
    const segmentPlan = await samples.segmentPlan({
      canvas,
      tracks: [
        {
          clips: [
            { type: 'video', source: clip, volume: 0.2 },
            {
              type: 'image',
              source: red,
              duration: 1.5,
              transition: { type: 'crossfade' },
              animation: { type: 'zoom_in' },
            },
            {
              type: 'video',
              source: clip,
              trim: { start: 0.5, duration: 1 },
              transition: { type: 'slide', direction: 'up' },
            },
          ],
        },
        { clips: [{ type: 'audio', source: voice, duration: 4 }] },
      ],
      captions: { sentences: [{ text: 'One two three four five', startMs: 0, endMs: 3000 }] },
      music: { source: music },
    });
    const composed = await compose(segmentPlan, file, { onProgress: (share) => shares.push(share) });
    const { streams } = await describeFile(file);
    expect(composed).toMatchObject({ width: 270, height: 480, duration: 4 });
    expect(streams.video).toMatchObject({
      codec_name: 'h264',
      profile: 'High',
      pix_fmt: 'yuv420p',
      width: 270,
      height: 480,
      nb_read_frames: '120',
    });
    expect(streams.audio).toMatchObject({ codec_name: 'aac', sample_rate: '48000', channels: 2 });
    expect(Math.abs(Number(streams.audio.start_time) - Number(streams.video.start_time))).toBeLessThan(0.04);
    expect(Math.abs(Number(streams.audio.duration) - 4)).toBeLessThan(1 / 30);
    expect(Math.abs((await loudnessOf(file)) + 14)).toBeLessThan(1);
    const boxes = await boxesOf(file);
    expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'));
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });

  it('is deterministic: the same document gives the same bytes', async () => {
    const document = { tracks: [{ clips: [{ type: 'video', source: sources.clip, duration: 1 }] }] };
    const [first, second] = await Promise.all([render('first', document), render('second', document)]);
    expect((await readFile(second)).equals(await readFile(first))).toBe(true);
  });

  it('switches between clips at the exact frame', async () => {
    const { red, blue } = sources;
    const file = await render('cut', {
      tracks: [
        {
          clips: [
            { type: 'image', source: red, duration: 1 },
            { type: 'image', source: blue, duration: 1 },
          ],
        },
      ],
    });
    expect(isRed(await colorAt(file, 29 / 30))).toBe(true);
    expect(isRed(await colorAt(file, 30 / 30))).toBe(false);
  });

  it('shows both clips in the middle of every type of transition', async () => {
    const { red, blue } = sources;
    const clips = TRANSITIONS.map((type, i) => ({
      type: 'image',
      source: i % 2 ? red : blue,
      duration: 1,
      transition: { type, duration: 0.4 },
    }));
    const file = await render('transitions', {
      tracks: [{ clips: [{ type: 'image', source: red, duration: 1 }, ...clips] }],
    });
    const pure = await Promise.all(TRANSITIONS.map((_, i) => colorAt(file, 0.3 + i * 0.6)));
    const mixed = await Promise.all(TRANSITIONS.map((_, i) => colorAt(file, 0.8 + i * 0.6)));
    expect(pure.map(([red, , blue]) => [red > 245, blue > 245])).toEqual(
      TRANSITIONS.map((_, i) => [i % 2 === 0, i % 2 === 1]),
    );
    expect(mixed.map(([red, , blue]) => Math.abs(red - blue) < 245)).toEqual(TRANSITIONS.map(() => true));
    expect((await describeFile(file)).streams.video.nb_read_frames).toBe(String(30 + TRANSITIONS.length * 18));
  });

  it('overlays a translucent picture only in its own box', async () => {
    const { red, glass } = sources;
    const file = await render('glass', {
      tracks: [
        { clips: [{ type: 'image', source: red, duration: 1 }] },
        {
          clips: [
            {
              type: 'image',
              source: glass,
              duration: 1,
              position: { x: 0.5, y: 0, width: 0.5, height: 1 },
              transition: { type: 'fade', duration: 0.2 },
            },
          ],
        },
      ],
    });
    expect(isRed(await colorAt(file, 0.8, '130:480:0:0'))).toBe(true);
    const [red2, green] = await colorAt(file, 0.8, '130:480:140:0');
    expect([red2 > 80 && red2 < 180, green > 80 && green < 180]).toEqual([true, true]);
    expect(isRed(await colorAt(file, 0, '130:480:140:0'))).toBe(true);
  });

  it('shows the complete picture over the background with fit `contain`', async () => {
    const file = await render('contain', {
      canvas: { ...canvas, background: '#00FF00' },
      tracks: [{ clips: [{ type: 'image', source: sources.red, duration: 0.5, fit: 'contain' }] }],
    });
    const [, green] = await colorAt(file, 0.2, '270:20:0:0');
    expect([green > 230, isRed(await colorAt(file, 0.2, '270:200:0:140'))]).toEqual([true, true]);
  });

  it('shows the complete picture over a blurred copy with fit `blurred`', async () => {
    const file = await render('blurred', {
      tracks: [{ clips: [{ type: 'image', source: sources.wide, duration: 0.5, fit: 'blurred' }] }],
    });
    const [left, right, whole] = await Promise.all(
      ['60:100:0:0', '60:100:210:0', '60:60:0:210'].map((crop) => colorAt(file, 0.2, crop)),
    );
    expect(left![0]).toBeGreaterThan(120);
    expect(right![2]).toBeGreaterThan(120);
    expect(isRed(whole!)).toBe(true);
  });

  it('ducks the music while there is a voice, and loops it to the end', async () => {
    const { red, voice, music } = sources;
    const file = await render('duck', {
      tracks: [{ clips: [{ type: 'image', source: red, duration: 6 }] }, { clips: [{ type: 'audio', source: voice }] }],
      music: { source: music, volume: 0.3, ducking: 0.9, fade_out: 0.5 },
    });
    const narrow = 'bandpass=f=880:width_type=h:w=20';
    const [under, free, last] = await Promise.all([
      levelOf(file, 3.3, 0.6, narrow),
      levelOf(file, 5, 0.4, narrow),
      levelOf(file, 5.95, 0.05, narrow),
    ]);
    expect(free - under).toBeGreaterThan(6);
    expect(free - last).toBeGreaterThan(10);
    expect(Math.abs((await loudnessOf(file)) + 14)).toBeLessThan(1);
  });

  it('adds a silent sound track to a composition without sound', async () => {
    const file = await render('silent', { tracks: [{ clips: [{ type: 'image', source: sources.red, duration: 1 }] }] });
    const { streams } = await describeFile(file);
    expect(Number(streams.audio.duration)).toBeCloseTo(1, 1);
    expect(await levelOf(file, 0, 1)).toBeLessThan(-80);
  });

  it('shows still images on a canvas with a lower frame rate than theirs', async () => {
    const { red, blue } = sources;
    const file = await render('slow', {
      canvas: { width: 90, height: 160, fps: 10 },
      tracks: [
        {
          clips: [
            { type: 'image', source: red, duration: 1 },
            { type: 'image', source: blue, start: 1, duration: 1, transition: { type: 'crossfade', duration: 0.4 } },
          ],
        },
      ],
    });
    expect(Number((await describeFile(file)).streams.video.nb_read_frames)).toBe(20);
    const [early, late] = [await colorAt(file, 0.3), await colorAt(file, 1.7)];
    expect(early[0]).toBeGreaterThan(200);
    expect(late[2]).toBeGreaterThan(200);
  });

  it('repeats a looping clip', async () => {
    const file = await render('loop', {
      tracks: [{ clips: [{ type: 'video', source: sources.clip, duration: 5, loop: true }] }],
    });
    expect((await describeFile(file)).streams.video.nb_read_frames).toBe('150');
    expect(await levelOf(file, 4, 0.9)).toBeGreaterThan(-30);
    const [early, again, other] = (await Promise.all([0.5, 4.5, 1.4].map((seconds) => pixelsAt(file, seconds)))) as [
      Buffer,
      Buffer,
      Buffer,
    ];
    expect(difference(early, again)).toBeLessThan(difference(other, again) / 2);
  });

  it('copies the video stream of a single unchanged clip, and normalizes its loudness', async () => {
    const size = [
      '-f',
      'lavfi',
      '-i',
      'testsrc2=s=270x480:r=30:d=2',
      ...tone(330, 2),
      '-pix_fmt',
      'yuv420p',
      '-shortest',
    ];
    const source = await samples.make('finished.mp4', ...size);
    const file = await render('copy', { tracks: [{ clips: [{ type: 'video', source }] }] });
    const [before, after] = await Promise.all([samples.path('finished.mp4'), file].map((name) => pixelsAt(name, 1.5)));
    expect(after).toEqual(before);
    const { streams } = await describeFile(file);
    expect(streams.video).toMatchObject({ profile: 'High', nb_read_frames: '60' });
    expect(Math.abs(Number(streams.audio.start_time) - Number(streams.video.start_time))).toBeLessThan(0.04);
    expect(Math.abs((await loudnessOf(file)) + 14)).toBeLessThan(1);
  });

  it('stops immediately when aborted, and leaves no file', async () => {
    const file = samples.path('aborted.mp4');
    const segmentPlan = await samples.segmentPlan({
      tracks: [{ clips: [{ type: 'video', source: sources.clip, duration: 60, loop: true }] }],
    });
    const abort = new AbortController();
    const rendering = compose(segmentPlan, file, {
      signal: abort.signal,
      onProgress: () => abort.abort(new Error('stopped by the test')),
    });
    await expect(rendering).rejects.toThrow('stopped by the test');
    await expect(access(file)).rejects.toThrow('ENOENT');
  });

  it('fails for a video above the maximum size, and leaves no file', async () => {
    const file = samples.path('large.mp4');
    const segmentPlan = await samples.segmentPlan({
      canvas,
      tracks: [{ clips: [{ type: 'video', source: sources.clip }] }],
    });
    await expect(compose(segmentPlan, file, { maxBytes: 2_000 })).rejects.toThrow(
      'The video is larger than 2000 bytes',
    );
    await expect(access(file)).rejects.toThrow('ENOENT');
  });

  it('leaves no file on a full disk, and reports an internal error instead of an invalid document', async () => {
    const cache = {
      // Writing to /dev/full fails with ENOSPC.
      fetch: async (_: string, file: string) => symlink('/dev/full', file).then(() => false),
      store: async () => undefined,
    };
    const rendering = render('full', { tracks: [{ clips: [{ type: 'video', source: sources.clip }] }] }, { cache });
    await expect(rendering).rejects.toThrow(MediaToolError);
    await expect(rendering).rejects.toThrow('No space left on device');
    const left = await readdir(samples.folder);
    expect(left.filter((name) => /^full|^composition-/.test(name))).toEqual([]);
  });

  it('names the source that cannot be decoded', async () => {
    await samples.make('broken.jpg', ...still('red'));
    const broken = samples.add('broken.jpg', samples.path('broken.jpg'));
    const segmentPlan = await samples.segmentPlan({
      canvas,
      tracks: [
        {
          clips: [
            { type: 'image', source: sources.red },
            { type: 'image', source: broken },
          ],
        },
      ],
    });
    await writeFile(samples.path('broken.jpg'), 'no picture any more');
    await expect(compose(segmentPlan, samples.path('x.mp4'))).rejects.toThrow(
      "The source at tracks.0.clips.1.source can't be decoded",
    );
  });
});

describe('poster', () => {
  it('writes a JPEG of an early frame without encoding the video', async () => {
    const { red, blue } = sources;
    const clips = [
      { type: 'image', source: blue, duration: 0.2 },
      { type: 'image', source: red, duration: 1 },
    ];
    const file = samples.path('poster.jpg');
    await poster(await samples.draft({ canvas, tracks: [{ clips }] }), file);
    expect((await describeFile(file)).streams.video).toMatchObject({ codec_name: 'mjpeg', width: 136, height: 240 });
    expect(isRed(await colorAt(file, 0, '100:100:0:0'))).toBe(true);
  });
});

function isRed([red, green, blue]: readonly [number, number, number]): boolean {
  return red > 230 && green < 25 && blue < 25;
}

function difference(a: Buffer, b: Buffer): number {
  return a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length;
}
