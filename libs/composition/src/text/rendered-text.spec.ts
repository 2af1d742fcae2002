import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { compose } from '../encoder/compose.js';
import { fromLayers } from '../document/from-layers.js';
import { planComposition } from '../document/plan.js';
import { planSegments } from '../encoder/segment-plan.js';
import { colorAt, describeFile, pixelsAt, Samples } from '../testing/samples.js';

let samples: Samples;
let grey: { url: string };

beforeAll(async () => {
  samples = await Samples.create();
  grey = await samples.make('grey.png', '-f', 'lavfi', '-i', 'color=gray:s=108x192,format=rgb24', '-frames:v', '1');
});
afterAll(() => samples.remove());

async function render(name: string, document: object): Promise<string> {
  const file = samples.path(`${name}.mp4`);
  await compose(await samples.segmentPlan(document), file);
  return file;
}

const image = (duration: number) => ({ type: 'image', source: grey, duration });

it('shows captions of a full-size video while they are spoken, inside the safe area', async () => {
  const file = await render('full', {
    tracks: [{ clips: [image(2)] }],
    captions: { sentences: [{ text: 'Everyone can read this', startMs: 500, endMs: 1_500 }] },
  });
  expect((await describeFile(file)).streams.video).toMatchObject({ width: 1080, height: 1920, nb_read_frames: '60' });
  const spread = async (seconds: number, crop: string) => spreadOf(await pixelsAt(file, seconds, crop));
  const band = '900:240:90:1220';
  expect(await spread(1, band)).toBeGreaterThan(180);
  expect([await spread(0.2, band), await spread(1.8, band)].every((value) => value < 12)).toBe(true);
  expect([await spread(1, '1080:1200:0:0'), await spread(1, '1080:420:0:1500')].every((value) => value < 12)).toBe(
    true,
  );
});

it('renders markup in captions and titles as plain text', async () => {
  const attack = '{\\an7\\pos(0,0)\\p1\\c&H0000FF&}m 0 0 l 270 0 270 480 0 480{\\p0}';
  const box = { x: 0, y: 0.3, width: 1, height: 0.2 };
  const file = await render('attack', {
    canvas: { width: 270, height: 480 },
    tracks: [
      { clips: [image(1)] },
      {
        clips: [
          {
            type: 'text',
            text: `${attack}\n%{pts}:expansion='x',drawbox=c=red`,
            duration: 1,
            position: box,
            style: { font_size: 9 },
          },
        ],
      },
    ],
    captions: { sentences: [{ text: attack, startMs: 0, endMs: 1_000 }], style: { font_size: 9 } },
  });
  for (const crop of ['270:120:0:0', '270:80:0:390']) {
    const [red, green, blue] = await colorAt(file, 0.5, crop);
    expect([red, green, blue].every((value) => Math.abs(value - 128) < 6)).toBe(true);
  }
});

it('composes the layers of a cell with the length of its sound', async () => {
  const voice = await samples.make('voice.wav', '-f', 'lavfi', '-i', 'sine=d=2.5');
  const document = fromLayers(
    [
      { id: 1, position: 0, type: 'image', seconds: 0, attributes: {} },
      { id: 2, position: 1, type: 'audio', seconds: 2.5, attributes: {} },
      { id: 3, position: 2, type: 'text', text: 'Hello there', seconds: 0, attributes: {} },
    ],
    { canvas: { width: 180, height: 320 } },
  );
  const fetched = await samples.media({ tracks: [{ clips: [image(1), { type: 'audio', source: voice }] }] });
  const [picture, sound] = [...fetched.values()];
  const file = samples.path('layers.mp4');
  const plan = await planComposition(
    document,
    new Map([
      ['layer_id:1', picture!],
      ['layer_id:2', sound!],
    ]),
  );
  await compose(await planSegments(plan), file);
  expect((await describeFile(file)).streams.video.nb_read_frames).toBe('75');
  expect(spreadOf(await pixelsAt(file, 1, '180:60:0:200'))).toBeGreaterThan(150);
});

/** Returns the difference between the brightest and the darkest byte. */
function spreadOf(pixels: Buffer): number {
  let [low, high] = [255, 0];
  for (const value of pixels) [low, high] = [Math.min(low, value), Math.max(high, value)];
  return high - low;
}
