import { requireReadable } from './document.js';
import type { Clip, Document, Sentence } from './document.schema.js';

const DEFAULT_STILL_SECONDS = 3;
const MIN_STILL_SECONDS = 1;
/** Reading speed where nothing is spoken. */
const CHARACTERS_PER_SECOND = 15;

/** A layer of a cell as it is composed. */
export interface ComposedLayer {
  readonly id: number;
  readonly position: number;
  readonly type: 'video' | 'image' | 'audio' | 'text';
  /** The words of a text layer. */
  readonly text?: string;
  /** Length of the media in seconds, as probed; 0 for pictures and text. */
  readonly seconds: number;
  /** The layer's `additional_attributes`; `duration` of an image and `volume` of sound and video are used. */
  readonly attributes: Readonly<Record<string, unknown>>;
}

/**
 * Completes a document without tracks from the layers of its cell: pictures and video one after another by position,
 * all sound from the start, text as captions. What is seen lasts at least as long as what is heard: images without a
 * duration of their own share the time, else the last video begins again or the last image stays. Throws 422 where the
 * text is more than a document may hold.
 */
export function fromLayers(layers: readonly ComposedLayer[], document: Document = {}): Document {
  const ordered = layers.toSorted((a, b) => a.position - b.position || a.id - b.id);
  const seen = ordered.filter(({ type }) => type === 'video' || type === 'image');
  const heard = ordered.filter(({ type }) => type === 'audio');
  const texts = ordered.flatMap(({ type, text }) => (type === 'text' && text?.trim() ? [text.trim()] : []));
  requireReadable(texts);
  const soundSeconds = Math.max(0, ...heard.map(({ seconds }) => seconds));
  const pictures = toPictures(seen, soundSeconds);
  const length =
    Math.max(
      soundSeconds,
      pictures.reduce((sum, clip) => sum + clip.duration, 0),
    ) || readingSeconds(texts);
  const tracks = [
    { clips: pictures },
    ...heard.map((layer) => ({
      clips: [{ type: 'audio' as const, source: { layer_id: layer.id }, start: 0, ...volumeOf(layer) }],
    })),
  ].filter((track) => track.clips.length > 0);
  return {
    ...document,
    tracks: tracks.length > 0 ? tracks : [{ clips: blankFor(texts, length) }],
    ...(isWorded(document) || texts.length === 0 || tracks.length === 0
      ? {}
      : { captions: { ...document.captions, sentences: shareOut(texts, length) } }),
  };
}

function isWorded({ captions }: Document): boolean {
  return captions?.generation_id !== undefined || captions?.sentences !== undefined;
}

function toPictures(layers: readonly ComposedLayer[], soundSeconds: number): (Clip & { duration: number })[] {
  const own = layers.map(ownSeconds);
  const open = own.filter((seconds) => seconds === undefined).length;
  const fixed = own.reduce<number>((sum, seconds) => sum + (seconds ?? 0), 0);
  const share =
    soundSeconds > 0 && open > 0 ? Math.max(MIN_STILL_SECONDS, (soundSeconds - fixed) / open) : DEFAULT_STILL_SECONDS;
  const missing = open > 0 ? 0 : Math.max(0, soundSeconds - fixed);
  return layers.flatMap((layer, i) => {
    const extra = i === layers.length - 1 ? missing : 0;
    return toPicture(layer, own[i] ?? share, extra);
  });
}

function toPicture(layer: ComposedLayer, seconds: number, extra: number): (Clip & { duration: number })[] {
  const source = { layer_id: layer.id };
  if (layer.type === 'image') return [{ type: 'image', source, duration: seconds + extra }];
  const clip = { type: 'video' as const, source, ...volumeOf(layer) };
  return [extra > 0 ? { ...clip, duration: seconds + extra, loop: true } : { ...clip, duration: seconds }];
}

/** Undefined for an image that takes what time there is. */
function ownSeconds({ type, seconds, attributes }: ComposedLayer): number | undefined {
  return type === 'video' ? seconds : positive(attributes.duration);
}

function volumeOf({ attributes }: ComposedLayer): { volume?: number } {
  const volume = Number(attributes.volume ?? NaN);
  return volume >= 0 && volume <= 4 ? { volume } : {};
}

function positive(value: unknown): number | undefined {
  const seconds = typeof value === 'string' || typeof value === 'number' ? Number(value) : NaN;
  return seconds > 0 && seconds <= 600 ? seconds : undefined;
}

/** Words alone make a video too: each text stands in the middle for the time that reading it takes. */
function blankFor(texts: readonly string[], length: number): Clip[] {
  return shareOut(texts, length).map(({ text, startMs, endMs }) => ({
    type: 'text',
    text,
    start: startMs / 1_000,
    duration: (endMs - startMs) / 1_000,
  }));
}

function readingSeconds(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + Math.max(2, text.length / CHARACTERS_PER_SECOND), 0);
}

/** Divides the time among the sentences by their letters. */
function shareOut(texts: readonly string[], length: number): Sentence[] {
  const sentences = texts.flatMap(toSentences);
  const letters = sentences.reduce((sum, text) => sum + text.length, 0);
  let before = 0;
  const at = (count: number) => Math.round((count / letters) * length * 1_000);
  return sentences.map((text) => {
    const startMs = at(before);
    before += text.length;
    return { text, startMs, endMs: at(before) };
  });
}

function toSentences(text: string): string[] {
  const parts = new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text);
  return Array.from(parts, ({ segment }) => segment.trim()).filter(Boolean);
}
