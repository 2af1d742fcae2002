import { describe, expect, it } from '@jest/globals';
import type { Document } from './document-schema.js';
import { extentOf, openBytes } from './extent.js';
import { planComposition, planPictures } from './plan.js';
import { fakeMedia, PROBES } from '../testing/media.js';

const media = fakeMedia({ 1: PROBES.video(4), 2: PROBES.image() });
const video = { type: 'video', source: { layer_id: 1 } } as const;
const image = { type: 'image', source: { layer_id: 2 }, duration: 4 } as const;
const corner = { x: 0.5, y: 0.5, width: 0.5, height: 0.5 };
const title = { type: 'text', text: 'Hello', duration: 4 } as const;
const plan = (...tracks: NonNullable<Document['tracks']>[number]['clips'][]) =>
  planComposition({ tracks: tracks.map((clips) => ({ clips })) }, media);
const of = async (...tracks: Parameters<typeof plan>) => extentOf(await plan(...tracks));

describe('extentOf', () => {
  it('contains length, size and frame rate', async () =>
    expect(await of([video, image])).toMatchObject({
      canvas: { width: 1080, height: 1920, fps: 30 },
      seconds: 8,
      pictureSeconds: 8,
    }));

  it('adds overlapping pictures in proportion to their area', async () => {
    expect((await of([video], [image])).pictureSeconds).toBe(8);
    expect((await of([video], [{ ...image, position: corner }])).pictureSeconds).toBe(5);
    expect((await of([video, { ...image, start: 0, position: corner }])).pictureSeconds).toBe(5);
  });

  it('does not count text', async () => expect((await of([video], [title])).pictureSeconds).toBe(4));
});

describe('planPictures', () => {
  it.each<[string, NonNullable<Document['tracks']>[number]['clips'][]]>([
    ['clips one after another', [[video, image]]],
    ['pictures with gaps', [[video, { ...image, start: 9 }]]],
    ['pictures over others and text between them', [[video], [title], [{ ...image, position: corner }]]],
    ['text only', [[title]]],
    ['a part of a video', [[{ ...video, trim: { start: 1, end: 3 } }]]],
  ])('has the extent of the whole plan for %s', async (_, tracks) => {
    const document = { tracks: tracks.map((clips) => ({ clips })) };
    expect(extentOf(planPictures(document, media))).toEqual(extentOf(await planComposition(document, media)));
  });
});

describe('openBytes', () => {
  it('adds the memory of every clip, more for videos than for still images', async () => {
    const [still, moving] = [openBytes(await plan([image])), openBytes(await plan([video]))];
    expect(moving).toBeGreaterThan(still);
    expect(openBytes(await plan([image, image, video], [title]))).toBe(2 * still + moving);
  });
});
