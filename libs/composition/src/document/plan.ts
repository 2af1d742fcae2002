import { DomainError } from '@reelsheet/kernel';
import type { Cue } from '../text/ass.js';
import { captionCues } from '../text/captions.js';
import { CompositionErrors } from './composition.errors.js';
import { type ClipOf, type Document, DOCUMENT_LIMITS, type Sentence, type VisualClip } from './document.schema.js';
import { covers, fillGaps, type Run, toRuns } from './runs.js';
import { planMusic, type PlannedMusic, type Sound, toSounds } from './sounds.js';
import { type Faces, openFaces } from '../text/faces.js';
import type { Network } from '../text/safe-areas.js';
import type { Media } from './sources.js';
import { textCue } from '../text/texts.js';
import { type Scheduled, schedule } from './timeline.js';

export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly background: string;
  readonly safe_area?: Network;
}

/** What is laid over the canvas: clips in one place, or words. */
export type Layer =
  { readonly kind: 'pictures'; readonly run: Run } | { readonly kind: 'words'; readonly cues: readonly Cue[] };

/** A document with all its files and exact times. */
export interface Plan {
  readonly canvas: Canvas;
  /** The canvas for which words are laid out: a draft is half as large, and looks the same. */
  readonly layout: Pick<Canvas, 'width' | 'height'>;
  /** Made in a fraction of the time, to be looked at and thrown away. */
  readonly isDraft: boolean;
  /** The frame of the whole video with which it begins: words are told by the time of the whole. */
  readonly start: number;
  /** Length of the video in frames of the canvas. */
  readonly frames: number;
  /** A run that fills the whole canvas for the whole video, blank in its gaps; without it the background does. */
  readonly base?: Run;
  /** Lowest first. */
  readonly layers: readonly Layer[];
  readonly sounds: readonly Sound[];
  readonly music?: PlannedMusic;
}

/**
 * Puts every clip in its place. `media` holds the fetched sources by `sourceKey`; `transcription` the sentences of the
 * document's `captions.generation_id`. Throws `unreadable_source` or `render_too_long`.
 */
export async function planComposition(
  document: Document,
  media: Media,
  transcription: readonly Sentence[] = [],
): Promise<Plan> {
  const canvas = canvasOf(document);
  const { fps } = canvas;
  const tracks = schedule(document, media, fps);
  const frames = lengthOf(tracks, fps);
  const isWorded = document.captions !== undefined || tracks.flat().some(is('text'));
  const faces = isWorded && (await openFaces());
  const layers = tracks.flatMap((track) => toLayers(track, canvas, faces));
  const runs = layers.flatMap((layer) => (layer.kind === 'pictures' ? [layer.run] : []));
  const { captions, music } = document;
  if (captions && faces) {
    const sentences = captions.sentences ?? transcription;
    layers.push({ kind: 'words', cues: captionCues(captions, sentences, { canvas, faces, length: frames / fps }) });
  }
  return {
    canvas,
    layout: canvas,
    isDraft: false,
    start: 0,
    frames,
    ...withBase(inOneGo(layers), canvas, frames),
    sounds: toSounds(tracks.flat().filter(is('audio')), runs, fps),
    ...(music ? { music: planMusic(music, media) } : {}),
  };
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

function toLayers(track: readonly Scheduled[], canvas: Canvas, faces: Faces | false): Layer[] {
  const pictures = toRuns(
    track.filter((placed): placed is Scheduled<VisualClip> => is('video')(placed) || is('image')(placed)),
    canvas,
  );
  const cues = faces ? track.filter(is('text')).map((placed) => textCue(placed, canvas, faces)) : [];
  return [
    ...pictures.map((run) => ({ kind: 'pictures' as const, run })),
    ...(cues.length > 0 ? [{ kind: 'words' as const, cues }] : []),
  ];
}

/** Words on neighbouring tracks are drawn together: each drawing passes over the whole picture. */
function inOneGo(layers: readonly Layer[]): Layer[] {
  const merged: Layer[] = [];
  for (const layer of layers) {
    const last = merged.at(-1);
    if (layer.kind === 'words' && last?.kind === 'words')
      merged.splice(-1, 1, { kind: 'words', cues: [...last.cues, ...layer.cues] });
    else merged.push(layer);
  }
  return merged;
}

/** The lowest runs become the base where they hide the background: that saves laying them over it frame by frame. */
function withBase(layers: readonly Layer[], canvas: Canvas, frames: number): Pick<Plan, 'base' | 'layers'> {
  const count = layers.findIndex((layer) => layer.kind === 'words' || !isOpaque(layer.run, canvas));
  const lowest = layers.slice(0, count === -1 ? layers.length : count) as Extract<Layer, { kind: 'pictures' }>[];
  const row = lowest.slice(0, lengthOfRow(lowest.map((layer) => layer.run)));
  if (row.length === 0) return { layers };
  return {
    base: fillGaps(
      row.map((layer) => layer.run),
      frames,
    ),
    layers: layers.slice(row.length),
  };
}

function lengthOfRow(runs: readonly Run[]): number {
  const overlap = runs.findIndex((run, i) => i > 0 && run.start < runs[i - 1]!.start + runs[i - 1]!.frames);
  return overlap === -1 ? runs.length : overlap;
}

function isOpaque(run: Run, canvas: Canvas): boolean {
  // Margins are drawn with the wrong matrix, which greys alone don't show.
  const grey = /^#(..)\1\1$/i.test(canvas.background);
  return (
    covers(run.box, canvas) &&
    run.segments.every(({ clip }) => !clip?.media?.probe.video?.alpha && (grey || clip?.clip.fit !== 'contain'))
  );
}

function is<T extends 'video' | 'image' | 'audio' | 'text'>(type: T) {
  return (placed: Scheduled): placed is Scheduled<ClipOf<T>> => placed.clip.type === type;
}
