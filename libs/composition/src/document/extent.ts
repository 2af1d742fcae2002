import type { Canvas, Plan } from './plan.js';
import type { VisibleRun } from './clip-runs.js';

/** Memory that ffmpeg needs per pixel of an open source; for a video this includes its reference frames. */
const BYTES_PER_PIXEL = { still: 4, video: 16 } as const;

/** The amount of work of a composition, from which its price and its time limit are computed. */
export interface Extent {
  readonly canvas: Pick<Canvas, 'width' | 'height' | 'fps'>;
  /** Length of the video. */
  readonly seconds: number;
  /** Total time of all pictures in full-canvas equivalents; overlapping pictures count individually. */
  readonly pictureSeconds: number;
}

export function extentOf(plan: Pick<Plan, 'canvas' | 'frames' | 'base' | 'layers'>): Extent {
  const { canvas, frames } = plan;
  const share = ({ width, height }: { width: number; height: number }) =>
    (width * height) / (canvas.width * canvas.height);
  const shown = runsOf(plan).reduce((sum, run) => sum + run.frames * share(run.box), 0);
  return { canvas, seconds: frames / canvas.fps, pictureSeconds: shown / canvas.fps };
}

/** Returns the approximate memory of all sources in bytes; ffmpeg opens the source of every clip at the same time. */
export function openBytes(plan: Plan): number {
  const clips = runsOf(plan).flatMap(({ items }) => items.flatMap(({ clip }) => clip?.media?.probe ?? []));
  return clips.reduce((sum, { still, video }) => {
    const pixels = video ? video.width * video.height : 0;
    return sum + pixels * BYTES_PER_PIXEL[still ? 'still' : 'video'];
  }, 0);
}

function runsOf({ base, layers }: Pick<Plan, 'base' | 'layers'>): VisibleRun[] {
  return [...(base ? [base] : []), ...layers.flatMap((layer) => (layer.kind === 'pictures' ? [layer.run] : []))];
}
