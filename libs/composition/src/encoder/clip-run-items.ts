import type { Probe } from '@reelsheet/platform-media-tools';
import type { MediaClip } from '../document/document-schema.js';
import type { VisibleRun, RunItem } from '../document/clip-runs.js';
import type { Scheduled } from '../document/timeline.js';

/** Decoding starts this many seconds early, because a frame stays visible until the next one. */
export const SEEK_MARGIN_SECONDS = 2;
/** Maximum time that is decoded and discarded at the start of a looping clip, which does not support seeking. */
const MAX_DISCARDED_SECONDS = 60;

/** Returns the items of a run with their start frames. */
export function itemStarts({ start, items }: VisibleRun): { readonly item: RunItem; readonly start: number }[] {
  let next = start;
  return items.map((item, i) => {
    const entry = { item, start: next };
    next += item.frames - (items[i + 1]?.join?.frames ?? 0);
    return entry;
  });
}

/** Returns the part of a run that is visible in a frame range, with frames relative to the start of that range. */
export function cutRun(run: VisibleRun, from: number, frames: number): VisibleRun | undefined {
  const to = from + frames;
  const items = itemStarts(run).flatMap(({ item, start }) => {
    const [first, end] = [Math.max(start, from), Math.min(start + item.frames, to)];
    return first < end ? [cutRunItem(item, first - start, end - first)] : [];
  });
  if (items.length === 0) return undefined;
  const start = Math.max(run.start, from);
  return { box: run.box, start: start - from, frames: Math.min(run.start + run.frames, to) - start, items };
}

function cutRunItem(item: RunItem, skipped: number, frames: number): RunItem {
  if (frames === item.frames) return item;
  const { join, cut = { skipped: 0, total: item.frames }, ...rest } = item;
  const entry = join && skipped === 0 ? { join } : {};
  return { ...rest, frames, ...entry, cut: { skipped: cut.skipped + skipped, total: cut.total } };
}

/** Returns how many frames may be skipped at the start of an item. */
export function maxSkipped({ clip: placed }: RunItem, fps: number): number {
  if (!placed || placed.media!.probe.still) return Infinity;
  if (!canSeek(placed)) return MAX_DISCARDED_SECONDS * fps;
  return maxGap(placed.media!.probe) <= SEEK_MARGIN_SECONDS ? Infinity : 0;
}

/** Returns whether decoding can start in the middle of a clip. A looping clip must be decoded from its start. */
export function canSeek({ clip, media }: Scheduled<MediaClip>): boolean {
  return !media!.probe.still && clip.type !== 'image' && !clip.loop;
}

/**
 * Returns the longest possible gap between two frames in seconds, derived from the frames missing at a constant
 * rate.
 */
function maxGap({ duration, video }: Probe): number {
  const { frames = 0, steadyFps = 0 } = video ?? {};
  return steadyFps > 0 ? duration - (frames - 1) / steadyFps : Infinity;
}
