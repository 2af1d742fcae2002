import { assertTextLength } from './document.js';
import type { Clip, Document, Sentence } from './document-schema.js';

const DEFAULT_STILL_SECONDS = 3;
const MIN_STILL_SECONDS = 1;
/** Reading speed for videos without sound. */
const CHARACTERS_PER_SECOND = 15;

/** A layer of a cell with its media and text resolved. */
export interface ComposedLayer {
  readonly id: number;
  readonly position: number;
  readonly type: 'video' | 'image' | 'audio' | 'text';
  /** Text of a text layer. */
  readonly text?: string;
  /** Probed length of the media in seconds; 0 for images and text. */
  readonly seconds: number;
  /** The layer's `additional_attributes`, of which `duration` (images) and `volume` (audio and video) are used. */
  readonly attributes: Readonly<Record<string, unknown>>;
}

/**
 * Builds the tracks of a document from the layers of its cell: images and videos one after another by position, all
 * sounds from the start, text as captions. The visuals last at least as long as the sound: images without a duration
 * share the remaining time, otherwise the last video loops or the last image stays. Throws 422 if the text exceeds the
 * limit of a document.
 */
export function fromLayers(layers: readonly ComposedLayer[], document: Document = {}): Document {
  const ordered = layers.toSorted((a, b) => a.position - b.position || a.id - b.id);
  const visuals = ordered.filter(({ type }) => type === 'video' || type === 'image');
  const sounds = ordered.filter(({ type }) => type === 'audio');
  const texts = ordered.flatMap(({ type, text }) => (type === 'text' && text?.trim() ? [text.trim()] : []));
  assertTextLength(texts);
  const soundSeconds = Math.max(0, ...sounds.map(({ seconds }) => seconds));
  const pictures = toPictures(visuals, soundSeconds);
  const length =
    Math.max(
      soundSeconds,
      pictures.reduce((sum, clip) => sum + clip.duration, 0),
    ) || readingSeconds(texts);
  const tracks = [
    { clips: pictures },
    ...sounds.map((layer) => ({
      clips: [{ type: 'audio' as const, source: { layer_id: layer.id }, start: 0, ...volumeOf(layer) }],
    })),
  ].filter((track) => track.clips.length > 0);
  return {
    ...document,
    tracks: tracks.length > 0 ? tracks : [{ clips: textClips(texts, length) }],
    ...(hasText(document) || texts.length === 0 || tracks.length === 0
      ? {}
      : { captions: { ...document.captions, sentences: distributeTime(texts, length) } }),
  };
}

function hasText({ captions }: Document): boolean {
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

/** Returns undefined for an image without a duration, which gets a share of the remaining time. */
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

/** Returns centered text clips for a cell that has only text, each long enough to be read. */
function textClips(texts: readonly string[], length: number): Clip[] {
  return distributeTime(texts, length).map(({ text, startMs, endMs }) => ({
    type: 'text',
    text,
    start: startMs / 1_000,
    duration: (endMs - startMs) / 1_000,
  }));
}

function readingSeconds(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + Math.max(2, text.length / CHARACTERS_PER_SECOND), 0);
}

/** Distributes the time over the sentences by their length in characters. */
function distributeTime(texts: readonly string[], length: number): Sentence[] {
  const sentences = texts.flatMap(toSentences);
  const characters = sentences.reduce((sum, text) => sum + text.length, 0);
  let before = 0;
  const at = (count: number) => Math.round((count / characters) * length * 1_000);
  return sentences.map((text) => {
    const startMs = at(before);
    before += text.length;
    return { text, startMs, endMs: at(before) };
  });
}

function toSentences(text: string): string[] {
  const segments = new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text);
  return Array.from(segments, ({ segment }) => segment.trim()).filter(Boolean);
}
