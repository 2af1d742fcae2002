import { DomainError } from '@reelsheet/kernel';
import type { Cue } from '../text/ass.js';
import { captionCues } from '../text/captions.js';
import { CompositionErrors } from './composition.errors.js';
import { type ClipOf, type Document, DOCUMENT_LIMITS, type Sentence, type VisualClip } from './document-schema.js';
import { covers, closeGaps, type VisibleRun, toRuns } from './clip-runs.js';
import { planMusic, type PlannedMusic, type Sound, toSounds } from './sounds.js';
import { type Faces, openFaces } from '../text/faces.js';
import type { Network } from '../text/safe-areas.js';
import type { SourceMedia } from './sources.js';
import { textCue } from '../text/texts.js';
import { type Scheduled, schedule } from './timeline.js';

export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly background: string;
  readonly safe_area?: Network;
}

/** A visual layer of the video: consecutive clips in the same box, or text. */
export type Layer =
  { readonly kind: 'pictures'; readonly run: VisibleRun } | { readonly kind: 'text'; readonly cues: readonly Cue[] };

/** A document with its local media files and exact frame numbers. */
export interface Plan {
  readonly canvas: Canvas;
  /** Canvas size that text is laid out for. A draft keeps the original size, so that its text wraps identically. */
  readonly layout: Pick<Canvas, 'width' | 'height'>;
  /** True for a preview at half the size and lower quality. */
  readonly isDraft: boolean;
  /** First frame of a segment within the whole video, because cues are timed relative to the whole video. */
  readonly start: number;
  /** Length of the video in frames of the canvas. */
  readonly frames: number;
  /**
   * A run that covers the whole canvas for the whole video, blank in its gaps; without it the background is
   * visible.
   */
  readonly base?: VisibleRun;
  /** Lowest first. */
  readonly layers: readonly Layer[];
  readonly sounds: readonly Sound[];
  readonly music?: PlannedMusic;
}

/**
 * Plans all clips of a document. `media` holds the fetched sources by `sourceKey`, `transcription` the sentences of
 * `captions.generation_id`. Throws `unreadable_source` or `render_too_long`.
 */
export async function planComposition(
  document: Document,
  media: SourceMedia,
  transcription: readonly Sentence[] = [],
): Promise<Plan> {
  const canvas = canvasOf(document);
  const { fps } = canvas;
  const tracks = schedule(document, media, fps);
  const frames = lengthOf(tracks, fps);
  const hasText = document.captions !== undefined || tracks.flat().some(is('text'));
  const faces = hasText && (await openFaces());
  const cueOf = (placed: Scheduled<ClipOf<'text'>>) => textCue(placed, canvas, faces as Faces);
  const layers = tracks.flatMap((track) => toLayers(track, canvas, cueOf));
  const runs = layers.flatMap((layer) => (layer.kind === 'pictures' ? [layer.run] : []));
  const { captions, music } = document;
  if (captions && faces) {
    const sentences = captions.sentences ?? transcription;
    layers.push({ kind: 'text', cues: captionCues(captions, sentences, { canvas, faces, length: frames / fps }) });
  }
  return {
    canvas,
    layout: canvas,
    isDraft: false,
    start: 0,
    frames,
    ...withBase(mergeTextLayers(layers), canvas, frames),
    sounds: toSounds(tracks.flat().filter(is('audio')), runs, fps),
    ...(music ? { music: planMusic(music, media) } : {}),
  };
}

/**
 * Plans length and pictures as {@link planComposition} does, without laying out any text. Of the sources only the probe
 * results are used, so that they need not be downloaded. Throws the same errors.
 */
export function planPictures(
  document: Document,
  media: SourceMedia,
): Pick<Plan, 'canvas' | 'frames' | 'base' | 'layers'> {
  const canvas = canvasOf(document);
  const tracks = schedule(document, media, canvas.fps);
  const frames = lengthOf(tracks, canvas.fps);
  const layers = tracks.flatMap((track) => toLayers(track, canvas, () => undefined));
  return { canvas, frames, ...withBase(mergeTextLayers(layers), canvas, frames) };
}

export function canvasOf({ canvas = {} }: Document): Canvas {
  return { width: 1080, height: 1920, fps: 30, background: '#000000', ...canvas };
}

function lengthOf(tracks: readonly Scheduled[][], fps: number): number {
  const frames = Math.max(0, ...tracks.flat().map((clip) => clip.start + clip.frames));
  if (frames === 0) throw new DomainError(CompositionErrors.failed, 'There is nothing to compose');
  if (frames <= DOCUMENT_LIMITS.seconds * fps) return frames;
  const length = Math.ceil(frames / fps);
  throw new DomainError(
    CompositionErrors.tooLong,
    `The composition is ${length} seconds long; at most ${DOCUMENT_LIMITS.seconds} are possible`,
  );
}

function toLayers(
  track: readonly Scheduled[],
  canvas: Canvas,
  cueOf: (placed: Scheduled<ClipOf<'text'>>) => Cue | undefined,
): Layer[] {
  const pictures = toRuns(
    track.filter((placed): placed is Scheduled<VisualClip> => is('video')(placed) || is('image')(placed)),
    canvas,
  );
  const texts = track.filter(is('text'));
  return [
    ...pictures.map((run) => ({ kind: 'pictures' as const, run })),
    ...(texts.length > 0 ? [{ kind: 'text' as const, cues: texts.flatMap((text) => cueOf(text) ?? []) }] : []),
  ];
}

/** Merges adjacent text layers, because every text layer costs one pass over the whole picture. */
function mergeTextLayers(layers: readonly Layer[]): Layer[] {
  const merged: Layer[] = [];
  for (const layer of layers) {
    const last = merged.at(-1);
    if (layer.kind === 'text' && last?.kind === 'text')
      merged.splice(-1, 1, { kind: 'text', cues: [...last.cues, ...layer.cues] });
    else merged.push(layer);
  }
  return merged;
}

/** Moves opaque runs at the bottom to the base, which saves overlaying them on the background frame by frame. */
function withBase(layers: readonly Layer[], canvas: Canvas, frames: number): Pick<Plan, 'base' | 'layers'> {
  const count = layers.findIndex((layer) => layer.kind === 'text' || !isOpaque(layer.run, canvas));
  const lowest = layers.slice(0, count === -1 ? layers.length : count) as Extract<Layer, { kind: 'pictures' }>[];
  const baseLayers = lowest.slice(0, countNonOverlapping(lowest.map((layer) => layer.run)));
  if (baseLayers.length === 0) return { layers };
  return {
    base: closeGaps(
      baseLayers.map((layer) => layer.run),
      frames,
    ),
    layers: layers.slice(baseLayers.length),
  };
}

function countNonOverlapping(runs: readonly VisibleRun[]): number {
  const overlap = runs.findIndex((run, i) => i > 0 && run.start < runs[i - 1]!.start + runs[i - 1]!.frames);
  return overlap === -1 ? runs.length : overlap;
}

function isOpaque(run: VisibleRun, canvas: Canvas): boolean {
  // The margins of `contain` are drawn with the wrong color matrix, which is invisible only for grays.
  const isGray = /^#(..)\1\1$/i.test(canvas.background);
  return (
    covers(run.box, canvas) &&
    run.items.every(({ clip }) => !clip?.media?.probe.video?.alpha && (isGray || clip?.clip.fit !== 'contain'))
  );
}

function is<T extends 'video' | 'image' | 'audio' | 'text'>(type: T) {
  return (placed: Scheduled): placed is Scheduled<ClipOf<T>> => placed.clip.type === type;
}
