import type { Plan } from '../document/plan.js';
import { cutRun, maxSkipped, placesOf } from './run-items.js';
import type { Run } from '../document/runs.js';

/** Seconds. A stretch is as long as that where nothing speaks for another place to cut. */
const LENGTH = { least: 2, wished: 5, most: 8 } as const;
/** How far from there a better place may be. */
const WORTH_SECONDS = 2.5;

/** A part of the video, in frames. */
export interface Segment {
  readonly start: number;
  readonly frames: number;
}

/**
 * Cuts a plan into stretches that can be composed each by itself: between clips where that is possible, never within a
 * transition, nor within a clip of which a later part cannot be had without all before it.
 */
export function segmentsOf(plan: Plan): Segment[] {
  const { fps } = plan.canvas;
  const cuts = new Cuts(plan);
  const [least, wished, most] = [LENGTH.least * fps, LENGTH.wished * fps, LENGTH.most * fps];
  // The halves of a short video are composed side by side.
  const aim = Math.min(wished, Math.ceil(plan.frames / 2));
  const segments: Segment[] = [];
  for (let start = 0; start < plan.frames;) {
    const rest = plan.frames - start;
    const end = rest < 2 * least ? plan.frames : cuts.next({ from: start + least, to: start + most, aim: start + aim });
    segments.push({ start, frames: (plan.frames - end < least ? plan.frames : end) - start });
    start += segments.at(-1)!.frames;
  }
  return segments;
}

/** What a stretch shows, as a plan of its own without sound. */
export function partOf(plan: Plan, { start, frames }: Segment): Plan {
  const { canvas, layout, base, layers, isDraft } = plan;
  const [from, to] = [start / canvas.fps, (start + frames) / canvas.fps];
  const shown = base && cutRun(base, start, frames);
  return {
    canvas,
    layout,
    isDraft,
    start: plan.start + start,
    frames,
    ...(shown ? { base: shown } : {}),
    layers: layers.flatMap((layer): Plan['layers'][number][] => {
      if (layer.kind === 'pictures') {
        const run = cutRun(layer.run, start, frames);
        return run ? [{ ...layer, run }] : [];
      }
      const cues = layer.cues.filter((cue) => inFile(cue.start) < to && inFile(cue.end) > from);
      return cues.length > 0 ? [{ ...layer, cues }] : [];
    }),
    sounds: [],
  };
}

/** Files of words count hundredths of a second. */
const inFile = (seconds: number) => Math.round(seconds * 100) / 100;

/** Where a plan may be cut, and where it is cut best. */
class Cuts {
  /** Frames before which no cut is possible. */
  private readonly barred: Uint8Array;
  /** Frames with which something begins or ends. */
  private readonly natural = new Set<number>();

  constructor(private readonly plan: Plan) {
    this.barred = new Uint8Array(plan.frames + 1);
    const runs = plan.layers.flatMap((layer) => (layer.kind === 'pictures' ? [layer.run] : []));
    for (const run of plan.base ? [plan.base, ...runs] : runs) this.addRun(run);
    for (const layer of plan.layers) if (layer.kind === 'words') layer.cues.forEach((cue) => this.addWords(cue));
  }

  /** The best frame to cut between `from` and `to`, else the first after them; the end where there is none. */
  next({ from, to, aim }: { from: number; to: number; aim: number }): number {
    let best: number | undefined;
    for (let frame = from; frame <= to && frame < this.plan.frames; frame += 1) {
      if (!this.barred[frame] && (best === undefined || this.cost(frame, aim) < this.cost(best, aim))) best = frame;
    }
    if (best !== undefined) return best;
    for (let frame = to + 1; frame < this.plan.frames; frame += 1) if (!this.barred[frame]) return frame;
    return this.plan.frames;
  }

  private cost(frame: number, aim: number): number {
    return Math.abs(frame - aim) + (this.natural.has(frame) ? 0 : WORTH_SECONDS * this.plan.canvas.fps);
  }

  private addRun(run: Run): void {
    for (const { segment, start } of placesOf(run)) {
      const end = start + segment.frames;
      this.natural.add(start).add(end);
      if (segment.join) this.bar(start + 1, start + segment.join.frames);
      this.bar(start + 1 + maxSkipped(segment, this.plan.canvas.fps), end);
    }
  }

  private addWords(cue: { readonly start: number; readonly end: number }): void {
    const { fps } = this.plan.canvas;
    this.natural.add(Math.ceil(cue.start * fps)).add(Math.ceil(cue.end * fps));
  }

  private bar(from: number, before: number): void {
    if (from < before) this.barred.fill(1, from, before);
  }
}
