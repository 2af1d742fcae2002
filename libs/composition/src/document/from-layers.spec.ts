import { describe, expect, it } from '@jest/globals';
import { parseDocument } from './document.js';
import { type ComposedLayer, fromLayers } from './from-layers.js';

let ids = 0;
const layer = (type: ComposedLayer['type'], seconds = 0, more: Partial<ComposedLayer> = {}): ComposedLayer => {
  const id = ++ids;
  return { id, position: id, type, seconds, attributes: {}, ...more };
};
const durationsOf = (document: ReturnType<typeof fromLayers>) =>
  document.tracks![0]!.clips.map(({ duration }) => duration);

describe('fromLayers', () => {
  it('orders images and videos by position and starts all sounds at the beginning', () => {
    const layers = [
      layer('audio', 9),
      layer('video', 4, { position: 3 }),
      layer('image', 0, { position: 2 }),
      layer('audio', 5, { attributes: { volume: 0.2 } }),
    ];
    const { tracks } = fromLayers(layers);
    expect(tracks![0]!.clips).toMatchObject([
      { type: 'image', duration: 5 },
      { type: 'video', duration: 4 },
    ]);
    expect(tracks!.slice(1).map(({ clips }) => clips[0])).toMatchObject([{ start: 0 }, { start: 0, volume: 0.2 }]);
  });

  it('rejects more text than the limit of a document', () => {
    const layers = Array.from({ length: 3 }, () => layer('text', 0, { text: 'word '.repeat(1_500) }));
    expect(() => fromLayers(layers)).toThrow('job.input must hold at most 20000 characters of text in all');
  });

  it('distributes the length of the voice over images without a duration', () => {
    expect(
      durationsOf(
        fromLayers([
          layer('image'),
          layer('image', 0, { attributes: { duration: '2' } }),
          layer('image'),
          layer('audio', 10),
        ]),
      ),
    ).toEqual([4, 2, 4]);
  });

  it('shows images for 3 seconds if there is no sound', () => {
    expect(durationsOf(fromLayers([layer('image'), layer('image')]))).toEqual([3, 3]);
  });

  it('loops the last video until the voice ends', () => {
    const { tracks } = fromLayers([layer('video', 3), layer('video', 4), layer('audio', 12)]);
    expect(tracks![0]!.clips).toMatchObject([{ duration: 3 }, { duration: 9, loop: true }]);
  });

  it('does not cut videos that are longer than the voice', () => {
    expect(durationsOf(fromLayers([layer('video', 8), layer('audio', 2)]))).toEqual([8]);
  });

  it('turns text layers into captions over the whole length', () => {
    const { captions } = fromLayers([
      layer('video', 6),
      layer('text', 0, { text: 'One here. Two here!' }),
      layer('text', 0, { text: 'Three' }),
    ]);
    expect(captions!.sentences!.map(({ text }) => text)).toEqual(['One here.', 'Two here!', 'Three']);
    expect([captions!.sentences![0]!.startMs, captions!.sentences!.at(-1)!.endMs]).toEqual([0, 6_000]);
  });

  it('makes a video of text only', () => {
    expect(fromLayers([layer('text', 0, { text: 'Only words' })]).tracks![0]!.clips).toMatchObject([
      { type: 'text', text: 'Only words', start: 0, duration: 2 },
    ]);
  });

  it('keeps canvas, captions and music of the document', () => {
    const given = {
      canvas: { width: 720 },
      captions: { generation_id: 3 },
      music: { source: { content_resource_id: 1 } },
    };
    expect(fromLayers([layer('image'), layer('text', 0, { text: 'Hi' })], given)).toMatchObject(given);
  });

  it('applies the captions of the document to the text of the layers', () => {
    const document = parseDocument({ captions: { max_words: 1, position: 'top' } });
    const { captions } = fromLayers([layer('image'), layer('text', 0, { text: 'Hi' })], document);
    expect(captions).toMatchObject({ max_words: 1, position: 'top', sentences: [{ text: 'Hi' }] });
  });

  it('returns valid documents', () => {
    const document = fromLayers([
      layer('image'),
      layer('video', 3),
      layer('audio', 20),
      layer('text', 0, { text: 'Hi. There.' }),
    ]);
    expect(parseDocument(structuredClone(document))).toEqual(document);
  });
});
