import type { Position, Transition, VisualClip } from './document.schema.js';
import type { Scheduled } from './timeline.js';

/** Pixels of the canvas. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A stretch of a run: one clip, or nothing where `clip` is absent. Times in frames. */
export interface Segment {
  readonly clip?: Scheduled<VisualClip>;
  /** How long it shows, the transitions at both ends included. */
  readonly frames: number;
  /** How it takes over from the segment before it; both show during `frames`. */
  readonly join?: { readonly frames: number; readonly transition: Transition };
  /** Where the segment is cut: how many of its frames are shown before these, and how many it has in all. */
  readonly cut?: { readonly skipped: number; readonly whole: number };
}

/** Clips that show one after another without a gap in the same place. */
export interface Run {
  readonly box: Box;
  /** The first frame. */
  readonly start: number;
  readonly frames: number;
  readonly segments: readonly Segment[];
}

interface Canvas {
  readonly width: number;
  readonly height: number;
}

/** The runs of one track, those that begin first lowest. */
export function toRuns(clips: readonly Scheduled<VisualClip>[], canvas: Canvas): Run[] {
  const places = new Map<string, Scheduled<VisualClip>[]>();
  for (const placed of clips) {
    const place = JSON.stringify(toBox(placed.clip.position, canvas));
    places.set(place, [...(places.get(place) ?? []), placed]);
  }
  const runs = [...places].flatMap(([place, group]) =>
    splitAtGaps(group).map((chain) => toRun(chain, JSON.parse(place) as Box)),
  );
  return runs.sort((a, b) => a.start - b.start);
}

/** One run over the whole video: blank where the runs leave gaps. Expects runs of one place, in order. */
export function fillGaps(runs: readonly Run[], frames: number): Run {
  const segments: Segment[] = [];
  let end = 0;
  for (const run of runs) {
    const [entrance, ...others] = run.segments as [Segment, ...Segment[]];
    const overlap = entrance.join?.frames ?? 0;
    if (run.start + overlap > end) segments.push({ frames: run.start - end + overlap });
    segments.push(entrance, ...others);
    end = run.start + run.frames;
  }
  if (frames > end) segments.push({ frames: frames - end });
  return { box: runs[0]!.box, start: 0, frames, segments };
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

function toRun(chain: readonly Scheduled<VisualClip>[], box: Box): Run {
  const start = chain[0]!.start;
  const last = chain.at(-1)!;
  const joins = chain.map((placed, i) => joinFrames(placed, chain[i - 1], chain[i + 1]));
  const segments = chain.map((placed, i) => {
    const next = chain[i + 1];
    const frames = next ? next.start - placed.start + joins[i + 1]! : placed.frames;
    const { transition } = placed.clip;
    return {
      clip: placed,
      frames,
      ...(transition && joins[i]! > 0 ? { join: { frames: joins[i]!, transition } } : {}),
    };
  });
  return { box, start, frames: last.start + last.frames - start, segments };
}

/** A transition may take half of what shows of either clip, so that it never meets the one before or after it. */
function joinFrames(placed: Scheduled, before: Scheduled | undefined, next: Scheduled | undefined): number {
  const shown = next ? next.start - placed.start : placed.frames;
  const shownBefore = before ? placed.start - before.start : Infinity;
  return Math.min(placed.transition, Math.floor(shown / 2), Math.floor(shownBefore / 2));
}

/** Even edges, because chroma has half the resolution. */
export function toBox(position: Position | undefined, { width, height }: Canvas): Box {
  const even = (value: number) => 2 * Math.round(value / 2);
  if (!position) return { x: 0, y: 0, width, height };
  return {
    x: even(position.x * width),
    y: even(position.y * height),
    width: Math.max(2, even(position.width * width)),
    height: Math.max(2, even(position.height * height)),
  };
}

export function covers(box: Box, canvas: Canvas): boolean {
  return box.x === 0 && box.y === 0 && box.width === canvas.width && box.height === canvas.height;
}
