import type { Position, Transition, VisualClip } from './document-schema.js';
import type { Scheduled } from './timeline.js';

/** A rectangle in pixels of the canvas. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** An item of a run: one clip, or a gap if `clip` is absent. Times are in frames. */
export interface RunItem {
  readonly clip?: Scheduled<VisualClip>;
  /** Number of visible frames, including the transitions at both ends. */
  readonly frames: number;
  /** Transition from the previous item; both are visible during `frames`. */
  readonly join?: { readonly frames: number; readonly transition: Transition };
  /** Set if this is a part of an item: the number of frames before it, and of all frames of the item. */
  readonly cut?: { readonly skipped: number; readonly total: number };
}

/** Clips that are shown one after another without a gap in the same box. */
export interface VisibleRun {
  readonly box: Box;
  /** The first frame. */
  readonly start: number;
  readonly frames: number;
  readonly items: readonly RunItem[];
}

interface RunCanvas {
  readonly width: number;
  readonly height: number;
}

/** Returns the runs of one track; those that start first are lowest. */
export function toRuns(clips: readonly Scheduled<VisualClip>[], canvas: RunCanvas): VisibleRun[] {
  const groups = new Map<string, Scheduled<VisualClip>[]>();
  for (const placed of clips) {
    const box = JSON.stringify(toBox(placed.clip.position, canvas));
    groups.set(box, [...(groups.get(box) ?? []), placed]);
  }
  const runs = [...groups].flatMap(([box, group]) =>
    splitAtGaps(group).map((chain) => toRun(chain, JSON.parse(box) as Box)),
  );
  return runs.sort((a, b) => a.start - b.start);
}

/** Merges runs of the same box, in order, into one run over the whole video that is blank in the gaps. */
export function closeGaps(runs: readonly VisibleRun[], frames: number): VisibleRun {
  const items: RunItem[] = [];
  let end = 0;
  for (const run of runs) {
    const [first, ...others] = run.items as [RunItem, ...RunItem[]];
    const overlap = first.join?.frames ?? 0;
    if (run.start + overlap > end) items.push({ frames: run.start - end + overlap });
    items.push(first, ...others);
    end = run.start + run.frames;
  }
  if (frames > end) items.push({ frames: frames - end });
  return { box: runs[0]!.box, start: 0, frames, items };
}

function splitAtGaps(clips: readonly Scheduled<VisualClip>[]): Scheduled<VisualClip>[][] {
  const chains: Scheduled<VisualClip>[][] = [];
  for (const clip of clips.toSorted((a, b) => a.start - b.start)) {
    const chain = chains.at(-1);
    const before = chain?.at(-1);
    if (!chain || !before || before.start + before.frames < clip.start) chains.push([clip]);
    else if (before.start === clip.start) chain.splice(-1, 1, clip);
    else chain.push(clip);
  }
  return chains;
}

function toRun(chain: readonly Scheduled<VisualClip>[], box: Box): VisibleRun {
  const start = chain[0]!.start;
  const last = chain.at(-1)!;
  const joins = chain.map((placed, i) => joinFrames(placed, chain[i - 1], chain[i + 1]));
  const items = chain.map((placed, i) => {
    const next = chain[i + 1];
    const frames = next ? next.start - placed.start + joins[i + 1]! : placed.frames;
    const { transition } = placed.clip;
    return {
      clip: placed,
      frames,
      ...(transition && joins[i]! > 0 ? { join: { frames: joins[i]!, transition } } : {}),
    };
  });
  return { box, start, frames: last.start + last.frames - start, items };
}

/** Limits a transition to half of either clip, so that it never overlaps the previous or the next one. */
function joinFrames(placed: Scheduled, before: Scheduled | undefined, next: Scheduled | undefined): number {
  const shown = next ? next.start - placed.start : placed.frames;
  const shownBefore = before ? placed.start - before.start : Infinity;
  return Math.min(placed.transition, Math.floor(shown / 2), Math.floor(shownBefore / 2));
}

/** Returns a box with even coordinates, because chroma has half the resolution. */
export function toBox(position: Position | undefined, { width, height }: RunCanvas): Box {
  const even = (value: number) => 2 * Math.round(value / 2);
  if (!position) return { x: 0, y: 0, width, height };
  return {
    x: even(position.x * width),
    y: even(position.y * height),
    width: Math.max(2, even(position.width * width)),
    height: Math.max(2, even(position.height * height)),
  };
}

export function covers(box: Box, canvas: RunCanvas): boolean {
  return box.x === 0 && box.y === 0 && box.width === canvas.width && box.height === canvas.height;
}
