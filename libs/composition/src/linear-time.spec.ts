import { beforeAll, expect, it } from '@jest/globals';
import { superLinearIn } from '@reelsheet/testing/linear-time';
import { toAss } from './text/ass.js';
import { captionCues } from './text/captions.js';
import { type Faces, openFaces } from './text/faces.js';

const canvas = { width: 1080, height: 1920 };
let faces: Faces;
beforeAll(async () => (faces = await openFaces()));

const cuesOf = (sentences: { text: string; startMs: number; endMs: number }[]) =>
  captionCues({}, sentences, { canvas, faces, length: 600 });

it.each([
  ['a long sentence', (text: string) => cuesOf([{ text, startMs: 0, endMs: 600_000 }])],
  [
    'many sentences',
    (text: string) =>
      cuesOf(
        Array.from({ length: Math.ceil(text.length / 16) }, (_, at) => ({
          text: text.slice(at * 16, at * 16 + 16),
          startMs: at,
          endMs: at + 1,
        })),
      ),
  ],
])('captions of %s take time in proportion to the text', async (_, parse) => {
  expect(await superLinearIn<string>({ parse: (text) => toAss(parse(text), canvas) })).toEqual([]);
});
