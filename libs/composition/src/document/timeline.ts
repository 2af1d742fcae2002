import { DomainError, invalid } from '@reelsheet/kernel';
import { UnreadableMedia } from '@reelsheet/platform-media-tools';
import type { Clip, Document, MediaClip } from './document-schema.js';
import { sourceKey } from './source-key.js';
import { isMedia, type LocalMedia, type SourceMedia } from './sources.js';

const DEFAULTS = { still: 3, transition: 0.5 } as const;

/** A clip with its position on the timeline. Times are in frames of the canvas. */
export interface Scheduled<C extends Clip = Clip> {
  readonly clip: C;
  /** Path in the document, for example `tracks.0.clips.2`. */
  readonly path: string;
  readonly start: number;
  readonly frames: number;
  /** Length of its transition from the previous clip. */
  readonly transition: number;
  /** The downloaded source; absent only for text. */
  readonly media?: LocalMedia;
  /** Usable seconds of the source from `trim.start` on; infinite for looping clips and still images. */
  readonly available: number;
}

/**
 * Returns the clips of every track with their exact frames, in document order. Throws if a source does not match
 * its clip.
 */
export function schedule(document: Document, media: SourceMedia, fps: number): Scheduled[][] {
  return (document.tracks ?? []).map((track, t) => {
    const placed: Scheduled[] = [];
    for (const [c, clip] of track.clips.entries()) {
      placed.push(scheduleClip(clip, `tracks.${t}.clips.${c}`, media, fps, placed.at(-1)));
    }
    return placed;
  });
}

function scheduleClip(
  clip: Clip,
  path: string,
  media: SourceMedia,
  fps: number,
  before: Scheduled | undefined,
): Scheduled {
  const local = isMedia(clip) ? mediaOf(clip, path, media) : undefined;
  const available = isMedia(clip) ? availableSeconds(clip, path, local!) : Infinity;
  const seconds = clip.duration ?? (Number.isFinite(available) ? available : DEFAULTS.still);
  const requested = 'transition' in clip && clip.transition ? (clip.transition.duration ?? DEFAULTS.transition) : 0;
  const max = Math.min(seconds, before ? before.frames / fps : Infinity) / 2;
  const transition = Math.floor(Math.min(requested, max) * fps);
  const start = clip.start === undefined ? startAfter(before, transition) : Math.round(clip.start * fps);
  const end = clip.start === undefined ? start + Math.round(seconds * fps) : Math.round((clip.start + seconds) * fps);
  return {
    clip,
    path,
    start,
    frames: Math.max(1, end - start),
    transition,
    available,
    ...(local ? { media: local } : {}),
  };
}

function startAfter(before: Scheduled | undefined, overlap: number): number {
  return before ? before.start + before.frames - overlap : 0;
}

function mediaOf(clip: MediaClip, path: string, media: SourceMedia): LocalMedia {
  const local = media.get(sourceKey(clip.source));
  if (!local) throw unsuitable(path, 'was not found');
  const { video, audio, still, format } = local.probe;
  if (clip.type === 'audio' && !audio) throw unsuitable(path, 'holds no sound');
  if (clip.type === 'video' && !video) throw unsuitable(path, 'holds no moving pictures');
  if (clip.type === 'image' && !(video && (still || format === 'gif')))
    throw unsuitable(path, 'is not a still picture');
  return local;
}

function availableSeconds(clip: MediaClip, path: string, { probe }: LocalMedia): number {
  if (clip.type === 'image' || probe.still || clip.loop) return Infinity;
  const { start = 0, end = probe.duration, duration = Infinity } = clip.trim ?? {};
  const available = Math.min(end - start, probe.duration - start, duration);
  if (available > 0) return available;
  throw invalid(`job.input.${path}.trim.start`, `must be before the end of the source (${probe.duration} seconds)`);
}

function unsuitable(path: string, reason: string): DomainError {
  return new UnreadableMedia(`The source at ${path}.source ${reason}`);
}
