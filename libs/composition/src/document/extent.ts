import type { Canvas, Plan } from './plan.js';
import type { Run } from './runs.js';

/** What ffmpeg holds of each pixel of an open source: of a video also the frames that others are told from. */
const BYTES_PER_PIXEL = { still: 4, video: 16 } as const;

/** How much is to be drawn and encoded: what a video costs and how long it may take follow from it. */
export interface Extent {
  readonly canvas: Pick<Canvas, 'width' | 'height' | 'fps'>;
  /** Of the video. */
  readonly seconds: number;
  /** For how long pictures fill the canvas, each of those that lie on one another counted. */
  readonly pictureSeconds: number;
}

export function extentOf(plan: Plan): Extent {
  const { canvas, frames } = plan;
  const share = ({ width, height }: { width: number; height: number }) =>
    (width * height) / (canvas.width * canvas.height);
  const shown = runsOf(plan).reduce((sum, run) => sum + run.frames * share(run.box), 0);
  return { canvas, seconds: frames / canvas.fps, pictureSeconds: shown / canvas.fps };
}

/** About how many bytes the pictures of all sources take, which ffmpeg opens all at once, one for each clip. */
export function openBytes(plan: Plan): number {
  const clips = runsOf(plan).flatMap(({ segments }) => segments.flatMap(({ clip }) => clip?.media?.probe ?? []));
  return clips.reduce((sum, { still, video }) => {
    const pixels = video ? video.width * video.height : 0;
    return sum + pixels * BYTES_PER_PIXEL[still ? 'still' : 'video'];
  }, 0);
}

function runsOf({ base, layers }: Plan): Run[] {
  return [...(base ? [base] : []), ...layers.flatMap((layer) => (layer.kind === 'pictures' ? [layer.run] : []))];
}
