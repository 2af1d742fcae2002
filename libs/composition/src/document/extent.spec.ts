import { describe, expect, it } from '@jest/globals';
import type { Document } from './document.schema.js';
import { extentOf, openBytes } from './extent.js';
import { planComposition } from './plan.js';
import { imagine, PROBES } from '../testing/media.js';

const media = imagine({ 1: PROBES.video(4), 2: PROBES.image() });
const video = { type: 'video', source: { layer_id: 1 } } as const;
const image = { type: 'image', source: { layer_id: 2 }, duration: 4 } as const;
const corner = { x: 0.5, y: 0.5, width: 0.5, height: 0.5 };
const words = { type: 'text', text: 'Hello', duration: 4 } as const;
const plan = (...tracks: NonNullable<Document['tracks']>[number]['clips'][]) =>
  planComposition({ tracks: tracks.map((clips) => ({ clips })) }, media);
const of = async (...tracks: Parameters<typeof plan>) => extentOf(await plan(...tracks));

describe('the extent of a video', () => {
  it('is its length, size and pace', async () =>
    expect(await of([video, image])).toMatchObject({
      canvas: { width: 1080, height: 1920, fps: 30 },
      seconds: 8,
      pictureSeconds: 8,
    }));

  it('counts every picture that lies on another, by its area', async () => {
    expect((await of([video], [image])).pictureSeconds).toBe(8);
    expect((await of([video], [{ ...image, position: corner }])).pictureSeconds).toBe(5);
    expect((await of([video, { ...image, start: 0, position: corner }])).pictureSeconds).toBe(5);
  });

  it('counts words as no pictures', async () => expect((await of([video], [words])).pictureSeconds).toBe(4));
});

describe('the memory of a video', () => {
  it('is taken by every clip that is opened, more by videos than by stills', async () => {
    const [still, moving] = [openBytes(await plan([image])), openBytes(await plan([video]))];
    expect(moving).toBeGreaterThan(still);
    expect(openBytes(await plan([image, image, video], [words]))).toBe(2 * still + moving);
  });
});
