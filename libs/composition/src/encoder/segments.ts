import type { Plan } from '../document/plan.js';
import { cutRun, maxSkipped, itemStarts } from './clip-run-items.js';
import type { VisibleRun } from '../document/clip-runs.js';

/** Length of a segment in seconds. */
const SEGMENT_SECONDS = { min: 2, preferred: 5, max: 8 } as const;
/** A preferred cut may be this many seconds further from the target length than another cut. */
const PREFERENCE_SECONDS = 2.5;

/** A range of video frames. */
export interface FrameRange {
  readonly start: number;
  readonly frames: number;
}

/**
 * Splits a plan into ranges that can be encoded independently. Cuts are between clips if possible, never within a
 * transition, and never within a clip that can only be decoded from its start.
 */
export function splitIntoSegments(plan: Plan): FrameRange[] {
  const { fps } = plan.canvas;
  const cuts = new Cuts(plan);
  const min = SEGMENT_SECONDS.min * fps;
  const max = SEGMENT_SECONDS.max * fps;
  // A short video is split in half, so that both halves are encoded in parallel.
  const target = Math.min(SEGMENT_SECONDS.preferred * fps, Math.ceil(plan.frames / 2));
  const segments: FrameRange[] = [];
  for (let start = 0; start < plan.frames;) {
    const rest = plan.frames - start;
    const end =
      rest < 2 * min ? plan.frames : cuts.next({ from: start + min, to: start + max, target: start + target });
    segments.push({ start, frames: (plan.frames - end < min ? plan.frames : end) - start });
    start += segments.at(-1)!.frames;
  }
  return segments;
}

/** Returns the plan of a frame range, without sound. */
export function cutPlan(plan: Plan, { start, frames }: FrameRange): Plan {
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
      const cues = layer.cues.filter((cue) => toSubtitleTime(cue.start) < to && toSubtitleTime(cue.end) > from);
      return cues.length > 0 ? [{ ...layer, cues }] : [];
    }),
    sounds: [],
  };
}

/** Rounds as subtitle files do, whose times are in hundredths of a second. */
const toSubtitleTime = (seconds: number) => Math.round(seconds * 100) / 100;

/** Finds the possible and the preferred cuts of a plan. */
class Cuts {
  /** Non-zero for frames before which the plan cannot be cut. */
  private readonly forbidden: Uint8Array;
  /** Frames at which a clip or a text starts or ends. */
  private readonly preferred = new Set<number>();

  constructor(private readonly plan: Plan) {
    this.forbidden = new Uint8Array(plan.frames + 1);
    const runs = plan.layers.flatMap((layer) => (layer.kind === 'pictures' ? [layer.run] : []));
    for (const run of plan.base ? [plan.base, ...runs] : runs) this.addRun(run);
    for (const layer of plan.layers) if (layer.kind === 'text') layer.cues.forEach((cue) => this.addCue(cue));
  }

  /** Returns the best cut from `from` to `to`, otherwise the first one after `to`, otherwise the end of the video. */
  next({ from, to, target }: { from: number; to: number; target: number }): number {
    let best: number | undefined;
    for (let frame = from; frame <= to && frame < this.plan.frames; frame += 1) {
      if (!this.forbidden[frame] && (best === undefined || this.cost(frame, target) < this.cost(best, target)))
        best = frame;
    }
    if (best !== undefined) return best;
    for (let frame = to + 1; frame < this.plan.frames; frame += 1) if (!this.forbidden[frame]) return frame;
    return this.plan.frames;
  }

  private cost(frame: number, target: number): number {
    return Math.abs(frame - target) + (this.preferred.has(frame) ? 0 : PREFERENCE_SECONDS * this.plan.canvas.fps);
  }

  private addRun(run: VisibleRun): void {
    for (const { item, start } of itemStarts(run)) {
      const end = start + item.frames;
      this.preferred.add(start).add(end);
      if (item.join) this.forbid(start + 1, start + item.join.frames);
      this.forbid(start + 1 + maxSkipped(item, this.plan.canvas.fps), end);
    }
  }

  private addCue(cue: { readonly start: number; readonly end: number }): void {
    const { fps } = this.plan.canvas;
    this.preferred.add(Math.ceil(cue.start * fps)).add(Math.ceil(cue.end * fps));
  }

  private forbid(from: number, before: number): void {
    if (from < before) this.forbidden.fill(1, from, before);
  }
}
