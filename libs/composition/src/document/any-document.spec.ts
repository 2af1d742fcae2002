import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { DomainError } from '@reelsheet/kernel';
import { drawnRuns } from '@reelsheet/testing/seeded';
import fc from 'fast-check';
import { compose } from '../encoder/compose.js';
import { EASINGS, FITS, TRANSITIONS } from './document-schema.js';
import { FONT_NAMES } from '../text/fonts.js';
import { HIGHLIGHTS, TEXT_PRESET_NAMES, MOTIONS } from '../text/text-presets.js';
import { describeFile, Samples } from '../testing/samples.js';

/** Number of generated documents. */
const { numRuns: DOCUMENTS, seed: SEED } = drawnRuns(12);

jest.setTimeout(DOCUMENTS * 30_000);
const canvas = { width: 90, height: 160 };

let samples: Samples;
let sources: { video: object[]; image: object[]; sound: object[] };
beforeAll(async () => {
  samples = await Samples.create();
  const lavfi = (...graphs: string[]) => graphs.flatMap((graph) => ['-f', 'lavfi', '-i', graph]);
  const [wide, turned, pacing, photo, glass, dance, mono, surround] = await Promise.all([
    samples.make('wide.mp4', ...lavfi('testsrc2=s=160x90:r=25:d=1', 'sine=d=1'), '-pix_fmt', 'yuv420p'),
    samples.make('silent.mp4', ...lavfi('testsrc2=s=90x160:r=30:d=0.7'), '-pix_fmt', 'yuv420p'),
    samples.make(
      'vfr.mkv',
      ...lavfi("testsrc=s=161x91:r=60:d=1,select='not(mod(n,7))'"),
      '-vsync',
      'vfr',
      '-c:v',
      'ffv1',
    ),
    samples.make('photo.jpg', ...lavfi('testsrc2=s=133x77'), '-frames:v', '1', '-pix_fmt', 'yuvj420p'),
    samples.make('glass.png', ...lavfi('color=lime@0.5:s=64x64,format=rgba'), '-frames:v', '1'),
    samples.make('dance.gif', ...lavfi('testsrc2=s=90x90:r=10:d=0.5')),
    samples.make('mono.wav', ...lavfi('sine=d=0.8:r=22050')),
    samples.make('surround.m4a', ...lavfi('anoisesrc=d=0.6:a=0.2,aformat=channel_layouts=5.1'), '-c:a', 'aac'),
  ]);
  sources = { video: [wide, turned, pacing], image: [photo, glass, dance], sound: [mono, surround, wide] };
});
afterAll(() => samples.remove());

const seconds = fc.integer({ min: 1, max: 20 }).map((tenths) => tenths / 10);
/** Start times, most of them within the shortest source. */
const early = fc.integer({ min: 0, max: 7 }).map((tenths) => tenths / 10);
const share = fc.integer({ min: -5, max: 10 }).map((tenths) => tenths / 10);
const size = fc.integer({ min: 1, max: 12 }).map((tenths) => tenths / 10);
const optional = { requiredKeys: [] as never[] };
const words = fc.constantFrom(
  'Hello there',
  'שלום 2026!',
  'مرحبا بالعالم 😀',
  '今天我们来看看',
  '{\\b1}a\\Nb',
  '👩‍🚀'.repeat(9),
  'a'.repeat(300),
  '\n\n',
);
const color = fc.constantFrom('#FFFFFF', '#000000', '#7C3AED', '#777777');
const style = fc.record(
  {
    look: fc.constantFrom(...TEXT_PRESET_NAMES),
    font: fc.constantFrom(...FONT_NAMES),
    font_size: fc.integer({ min: 8, max: 200 }),
    color,
    outline_width: fc.integer({ min: 0, max: 8 }),
    background: color,
    bold: fc.boolean(),
    italic: fc.boolean(),
    motion: fc.constantFrom(...MOTIONS),
  },
  optional,
);
const timed = { start: seconds, duration: seconds };
const placed = {
  ...timed,
  fit: fc.constantFrom(...FITS),
  position: fc.record({ x: share, y: share, width: size, height: size }),
  transition: fc.record({
    type: fc.constantFrom(...TRANSITIONS),
    duration: seconds,
  }),
  animation: fc.record(
    { type: fc.constantFrom('zoom_in', 'zoom_out', 'pan_left', 'pan_down'), easing: fc.constantFrom(...EASINGS) },
    { requiredKeys: ['type'] },
  ),
};

function documents() {
  const from = (list: readonly object[]) => fc.constantFrom(...list);
  /** Returns mostly matching sources, and occasionally one of the wrong media type. */
  const mostly = (right: readonly object[], wrong: readonly object[]) =>
    fc.oneof({ weight: 20, arbitrary: from(right) }, { weight: 1, arbitrary: from(wrong) });
  const clip = (type: string, required: object, rest: object) =>
    fc.record(
      { type: fc.constant(type), ...required, ...rest },
      { requiredKeys: ['type', ...Object.keys(required)] as never[] },
    );
  const any = fc.oneof(
    clip(
      'video',
      { source: mostly(sources.video, sources.sound) },
      { ...placed, trim: fc.record({ start: early, duration: seconds }, optional), volume: size },
    ),
    clip('image', { source: from(sources.image), duration: seconds }, placed),
    clip('audio', { source: mostly(sources.sound, sources.video) }, timed),
    clip('audio', { source: from(sources.sound), duration: seconds, loop: fc.constant(true) }, { start: seconds }),
    clip('text', { text: words, duration: seconds }, { start: seconds, style }),
  );
  const sentence = fc
    .tuple(words, fc.integer({ min: 0, max: 1_500 }), fc.integer({ min: 0, max: 900 }))
    .map(([text, startMs, length]) => ({ text, startMs, endMs: startMs + length }));
  return fc.record(
    {
      canvas: fc.constantFrom(
        { ...canvas, fps: 10 },
        { ...canvas, fps: 30, background: '#204060' },
        { width: 160, height: 90, fps: 24 },
      ),
      tracks: fc.array(fc.record({ clips: fc.array(any, { minLength: 1, maxLength: 3 }) }), {
        minLength: 1,
        maxLength: 3,
      }),
      captions: fc.record({
        sentences: fc.array(sentence, { maxLength: 3 }),
        style: fc.record(
          { look: fc.constantFrom(...TEXT_PRESET_NAMES), highlight: fc.constantFrom(...HIGHLIGHTS) },
          optional,
        ),
      }),
      music: fc.record({ source: from(sources.sound), ducking: fc.boolean() }),
    },
    { requiredKeys: ['canvas', 'tracks'] },
  );
}

it(`composes any document as planned or rejects it with an error message (seed ${SEED})`, async () => {
  let composed = 0;
  const waiting = fc.sample(documents(), { seed: SEED, numRuns: DOCUMENTS }).entries();
  const work = async () => {
    for (const [number, document] of waiting) composed += (await isComposed(number, document)) ? 1 : 0;
  };
  await Promise.all([work(), work()]);
  expect(composed).toBeGreaterThan(DOCUMENTS / 4);
});

async function isComposed(number: number, document: object): Promise<boolean> {
  const label = `document ${number} of seed ${SEED}: ${JSON.stringify(document)}`;
  const file = samples.path(`${number}.mp4`);
  try {
    const segmentPlan = await samples.segmentPlan(document);
    await compose(segmentPlan, file);
    const { plan } = segmentPlan;
    const { streams } = await describeFile(file);
    expect({ label, frames: Number(streams.video.nb_read_frames) }).toEqual({ label, frames: plan.frames });
    expect([label, streams.video.width, streams.video.height]).toEqual([label, plan.canvas.width, plan.canvas.height]);
    const length = plan.frames / plan.canvas.fps;
    const audible = Number(streams.audio.duration);
    expect({ label, audible: Math.abs(audible - length) < 0.06 ? length : audible }).toEqual({
      label,
      audible: length,
    });
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.definition.status < 500 && error.message.length > 10) {
      expect({ label, code: error.definition.code }).not.toEqual({ label, code: 'render_failed' });
      return false;
    }
    throw error;
  }
}
