import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@reelsheet/kernel';
import { parseDocument } from './document.js';
import { DocumentSchema } from './document-schema.js';

const source = { url: 'https://example.com/a.mp4' };
const video = { type: 'video', source };
const withClip = (clip: object) => ({ tracks: [{ clips: [clip] }] });

describe('parseDocument', () => {
  it.each(['', '  ', '{}', undefined, null, {}])("parses %p as the cell's own layers", (input) => {
    expect(parseDocument(input)).toEqual({});
  });

  it('accepts every type of clip', () => {
    const document = {
      canvas: { width: 720, height: 1280, fps: 25, background: '#102030' },
      tracks: [
        {
          clips: [
            { ...video, trim: { start: 1, end: 3 }, fit: 'contain', animation: { type: 'pan_left' }, volume: 0 },
            {
              type: 'image',
              source: { layer_id: 4 },
              duration: 2,
              transition: { type: 'wipe', direction: 'up', duration: 1 },
            },
          ],
        },
        { clips: [{ type: 'audio', source: { cell_id: 9 }, start: 1 }] },
        {
          clips: [
            {
              type: 'text',
              text: 'Hello',
              position: { x: 0, y: 0, width: 1, height: 0.2 },
              style: { color: '#FFFFFF', align: 'left' },
            },
          ],
        },
      ],
      captions: { generation_id: 7, max_words: 3, position: 'middle', style: { highlight_color: '#FFD400' } },
      music: { source: { content_resource_id: 1 }, ducking: 0.5, fade_out: 2 },
    };
    expect(parseDocument(JSON.stringify(document))).toEqual(document);
  });

  it.each<[unknown, string]>([
    ['{', 'job.input must be JSON'],
    ['[]', 'job.input must be an object'],
    [{ track: [] }, 'job.input.track is not a known field'],
    [
      { captions: { sentences: Array(11).fill({ text: 'a'.repeat(2_000), startMs: 0, endMs: 1 }) } },
      'job.input must hold at most 20000 characters of text in all',
    ],
    [{ canvas: { width: 1081 } }, 'job.input.canvas.width must be a multiple of 2'],
    [{ canvas: { fps: 61 } }, 'job.input.canvas.fps must not be greater than 60'],
    [{ canvas: { background: 'red' } }, 'job.input.canvas.background must be of the form ^#'],
    [{ tracks: [{ clips: [] }] }, 'job.input.tracks must hold at least one clip'],
    [withClip({}), 'job.input.tracks.0.clips.0.type is required'],
    [withClip({ type: 'gif' }), 'job.input.tracks.0.clips.0.type must be one of video, image, audio, text'],
    [withClip({ type: 'video' }), 'job.input.tracks.0.clips.0.source is required'],
    [withClip({ type: 'video', source: {} }), 'job.input.tracks.0.clips.0.source must hold exactly one of'],
    [
      withClip({ type: 'video', source: { ...source, cell_id: 1 } }),
      'job.input.tracks.0.clips.0.source must hold exactly one of',
    ],
    [
      withClip({ type: 'video', source: { url: 'file:///etc/passwd' } }),
      'job.input.tracks.0.clips.0.source.url must be of the form ^https?://',
    ],
    [withClip({ ...video, start: -1 }), 'job.input.tracks.0.clips.0.start must not be less than 0'],
    [withClip({ ...video, start: '1' }), 'job.input.tracks.0.clips.0.start must be a number'],
    [withClip({ ...video, start: 599, duration: 2 }), 'job.input.tracks.0.clips.0 must end within 600 seconds'],
    [
      withClip({ ...video, fit: 'stretch' }),
      'job.input.tracks.0.clips.0.fit must be one of cover, contain, blurred, fill',
    ],
    [withClip({ ...video, trim: { start: 2, end: 1 } }), 'job.input.tracks.0.clips.0.trim.end must be after its start'],
    [
      withClip({ ...video, trim: { end: 1, duration: 1 } }),
      'job.input.tracks.0.clips.0.trim.duration must be left out',
    ],
    [withClip({ ...video, loop: true }), 'job.input.tracks.0.clips.0.duration is required for a clip that loops'],
    [withClip({ ...video, text: 'x' }), 'job.input.tracks.0.clips.0.text is not a known field'],
    [withClip({ type: 'text' }), 'job.input.tracks.0.clips.0.text is required'],
    [withClip({ type: 'audio', source, fit: 'cover' }), 'job.input.tracks.0.clips.0.fit is not a known field'],
    [{ ...withClip(video), captions: {} }, 'job.input.captions must hold exactly one of generation_id, sentences'],
    [
      { captions: { sentences: [{ text: 'a', startMs: 5, endMs: 5 }] } },
      'job.input.captions.sentences.0.endMs must be after its startMs',
    ],
    [{ music: { source, volume: 9 } }, 'job.input.music.volume must not be greater than 4'],
    [
      { tracks: Array.from({ length: 21 }, () => ({ clips: [video] })) },
      'job.input.tracks must contain no more than 20 elements',
    ],
    [
      { tracks: [{ clips: Array(150).fill(video) }, { clips: Array(51).fill(video) }] },
      'job.input.tracks must hold at most 200 clips in all',
    ],
  ])('rejects %j', (input, message) => {
    expect(() => parseDocument(input)).toThrow(message);
    expect(() => parseDocument(input)).toThrow(DomainError);
  });
});

describe('DocumentSchema', () => {
  it('describes every property', () => {
    const undescribed: string[] = [];
    visit(JSON.parse(JSON.stringify(DocumentSchema)), '', undescribed);
    expect(undescribed).toEqual([]);
  });
});

interface Node {
  properties?: Record<string, Node>;
  items?: Node;
  oneOf?: Node[];
  description?: string;
  const?: unknown;
}

function visit(node: Node, path: string, undescribed: string[]): void {
  for (const [name, child] of Object.entries(node.properties ?? {})) {
    if (!child.description && child.const === undefined) undescribed.push(`${path}.${name}`);
    visit(child, `${path}.${name}`, undescribed);
  }
  for (const child of [node.items ?? [], node.oneOf ?? []].flat()) visit(child, path, undescribed);
}
