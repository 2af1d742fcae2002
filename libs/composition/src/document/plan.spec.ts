import { describe, expect, it } from '@jest/globals';
import type { Document } from './document-schema.js';
import { planComposition } from './plan.js';
import { fakeMedia, PROBES } from '../testing/media.js';

const canvas = { width: 1080, height: 1920, fps: 30 };
const media = fakeMedia({
  1: PROBES.video(4),
  2: PROBES.image(),
  3: PROBES.image(true),
  4: PROBES.audio(10),
  5: PROBES.silent(2),
});
const video = { type: 'video', source: { layer_id: 1 } } as const;
const image = { type: 'image', source: { layer_id: 2 } } as const;
const voice = { type: 'audio', source: { layer_id: 4 } } as const;
const plan = (...tracks: NonNullable<Document['tracks']>[number]['clips'][]) =>
  planComposition({ canvas, tracks: tracks.map((clips) => ({ clips })) }, media);
const lengths = (items: readonly { clip?: unknown; frames: number }[] = []) =>
  items.map(({ clip, frames }) => [clip ? 'clip' : 'blank', frames]);

describe('planComposition', () => {
  it('places clips without a start one after another, each with the length of its source or 3 seconds', async () => {
    const { frames, base, layers } = await plan([video, image, { ...video, trim: { start: 1, end: 2.5 } }]);
    expect(frames).toBe(120 + 90 + 45);
    expect(lengths(base?.items)).toEqual([
      ['clip', 120],
      ['clip', 90],
      ['clip', 45],
    ]);
    expect(layers).toEqual([]);
  });

  it('ends with the last clip, including sounds, and shows the background in gaps', async () => {
    const { frames, base } = await plan([{ ...video, start: 2 }], [voice]);
    expect(frames).toBe(300);
    expect(lengths(base?.items)).toEqual([
      ['blank', 60],
      ['clip', 120],
      ['blank', 120],
    ]);
  });

  it('starts a clip without a start earlier by the length of its transition', async () => {
    const { frames, base } = await plan([video, { ...video, transition: { type: 'crossfade', duration: 1 } }]);
    expect(frames).toBe(210);
    expect(lengths(base?.items)).toEqual([
      ['clip', 120],
      ['clip', 120],
    ]);
    expect(base?.items[1]?.join?.frames).toBe(30);
  });

  it('extends the previous clip during a transition if start times are given', async () => {
    const { frames, base } = await plan([
      { ...video, start: 0 },
      { ...video, start: 4, transition: { type: 'slide', duration: 1 } },
    ]);
    expect(frames).toBe(240);
    expect(lengths(base?.items)).toEqual([
      ['clip', 150],
      ['clip', 120],
    ]);
  });

  it('shortens a transition to half of the shorter clip', async () => {
    const { base } = await plan([video, { ...image, duration: 1, transition: { type: 'crossfade', duration: 3 } }]);
    expect(base?.items[1]?.join?.frames).toBe(15);
  });

  it('ends a clip and its sound where the next one in the same box starts', async () => {
    const { base, sounds } = await plan([
      { ...video, start: 0 },
      { ...image, start: 1 },
    ]);
    expect(lengths(base?.items)).toEqual([
      ['clip', 30],
      ['clip', 90],
    ]);
    expect(sounds.map(({ start, length }) => [start, length])).toEqual([[0, 1]]);
  });

  it('shows clips with different positions on one track at the same time', async () => {
    const left = { x: 0, y: 0, width: 0.5, height: 1 };
    const { layers, base } = await plan([
      { ...video, start: 0, position: left },
      { ...video, start: 0, position: { ...left, x: 0.5 } },
    ]);
    expect(base).toBeUndefined();
    expect(layers.map((layer) => layer.kind === 'pictures' && layer.run.box)).toEqual([
      { x: 0, y: 0, width: 540, height: 1920 },
      { x: 540, y: 0, width: 540, height: 1920 },
    ]);
  });

  it('overlays transparent pictures on the background', async () => {
    const { base, layers } = await plan([{ type: 'image', source: { layer_id: 3 } }]);
    expect([base, layers.length]).toEqual([undefined, 1]);
  });

  it('stacks tracks from the lowest, with text above the pictures of its own track', async () => {
    const { layers } = await plan(
      [video],
      [{ type: 'text', text: 'Hi', start: 1 }],
      [{ ...image, start: 0, position: { x: 0, y: 0, width: 0.5, height: 0.5 } }],
    );
    expect(layers.map(({ kind }) => kind)).toEqual(['text', 'pictures']);
  });

  it('includes the sound of videos and voices, but no silent clips', async () => {
    const { sounds } = await plan(
      [video, { ...video, volume: 0 }, { type: 'video', source: { layer_id: 5 } }],
      [{ ...voice, start: 1.5, volume: 0.5 }],
    );
    expect(sounds.map(({ start, length, volume }) => [start, length, volume])).toEqual([
      [1.5, 10, 0.5],
      [0, 4, 1],
    ]);
  });

  it('limits sound to the trim of the source, however long the clip lasts', async () => {
    const { frames, sounds } = await plan([{ ...video, trim: { duration: 1 }, duration: 3 }]);
    expect([frames, sounds[0]?.length]).toEqual([90, 1]);
  });

  it('accumulates no rounding errors over many clips', async () => {
    const { frames } = await plan(Array.from({ length: 30 }, (_, i) => ({ ...image, start: i / 3, duration: 1 / 3 })));
    expect(frames).toBe(300);
  });

  it('builds captions from the transcription and ends them with the video', async () => {
    const document: Document = { canvas, tracks: [{ clips: [video] }], captions: { generation_id: 1 } };
    const { layers } = await planComposition(document, media, [{ text: 'Hello', startMs: 3_000, endMs: 9_000 }]);
    expect(layers).toMatchObject([{ kind: 'text', cues: [{ start: 3, end: 4 }] }]);
  });

  it.each<[string, Parameters<typeof plan>[0][number], string]>([
    [
      'an unknown source',
      { ...video, source: { layer_id: 99 } },
      'The source at tracks.0.clips.0.source was not found',
    ],
    ['sound as a video', { ...video, source: { layer_id: 4 } }, 'holds no moving pictures'],
    ['a silent video as sound', { ...voice, source: { layer_id: 5 } }, 'holds no sound'],
    ['a video as an image', { ...image, source: { layer_id: 1 } }, 'is not a still picture'],
    [
      'a trim behind the end',
      { ...video, trim: { start: 4 } },
      'job.input.tracks.0.clips.0.trim.start must be before the end of the source (4 seconds)',
    ],
  ])('rejects %s', async (_, clip, message) => {
    await expect(plan([clip])).rejects.toThrow(message);
  });

  it('rejects videos of more than ten minutes', async () => {
    await expect(plan(Array.from({ length: 3 }, () => ({ ...image, duration: 300 })))).rejects.toThrow(
      'is 900 seconds long',
    );
  });
});
