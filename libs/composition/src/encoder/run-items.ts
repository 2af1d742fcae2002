import type { Probe } from '@reelsheet/platform-media-tools';
import type { MediaClip } from '../document/document.schema.js';
import type { Run, Segment } from '../document/runs.js';
import type { Scheduled } from '../document/timeline.js';

/** Decoding begins so long before what is shown, because a frame stays until the next one comes. */
export const SEEK_MARGIN_SECONDS = 2;
/** Of what begins again and again, no more than this is decoded in vain. */
const MAX_IN_VAIN_SECONDS = 60;

/** The segments of a run with the frames at which they begin. */
export function placesOf({ start, segments }: Run): { readonly segment: Segment; readonly start: number }[] {
  let next = start;
  return segments.map((segment, i) => {
    const place = { segment, start: next };
    next += segment.frames - (segments[i + 1]?.join?.frames ?? 0);
    return place;
  });
}

/** The part of a run that shows in those frames, counted from the first of them. */
export function cutRun(run: Run, from: number, frames: number): Run | undefined {
  const to = from + frames;
  const segments = placesOf(run).flatMap(({ segment, start }) => {
    const [first, end] = [Math.max(start, from), Math.min(start + segment.frames, to)];
    return first < end ? [cutSegment(segment, first - start, end - first)] : [];
  });
  if (segments.length === 0) return undefined;
  const start = Math.max(run.start, from);
  return { box: run.box, start: start - from, frames: Math.min(run.start + run.frames, to) - start, segments };
}

function cutSegment(segment: Segment, skipped: number, frames: number): Segment {
  if (frames === segment.frames) return segment;
  const { join, cut = { skipped: 0, whole: segment.frames }, ...rest } = segment;
  const entrance = join && skipped === 0 ? { join } : {};
  return { ...rest, frames, ...entrance, cut: { skipped: cut.skipped + skipped, whole: cut.whole } };
}

/** How many frames of a segment may be left out at its beginning. */
export function maxSkipped({ clip: placed }: Segment, fps: number): number {
  if (!placed || placed.media!.probe.still) return Infinity;
  if (!canSeek(placed)) return MAX_IN_VAIN_SECONDS * fps;
  return maxGap(placed.media!.probe) <= SEEK_MARGIN_SECONDS ? Infinity : 0;
}

/** Whether decoding may begin in the middle of the clip: what loops is counted from its first pass on. */
export function canSeek({ clip, media }: Scheduled<MediaClip>): boolean {
  return !media!.probe.still && clip.type !== 'image' && !clip.loop;
}

/** Seconds for which one frame may stay at most: all that is missing of an even pace. */
function maxGap({ duration, video }: Probe): number {
  const { frames = 0, steadyFps = 0 } = video ?? {};
  return steadyFps > 0 ? duration - (frames - 1) / steadyFps : Infinity;
}
