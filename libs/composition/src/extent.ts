import type { Canvas, Plan } from './plan.js';

/** How much is to be drawn and encoded: what a video costs and how long it may take follow from it. */
export interface Extent {
  readonly canvas: Pick<Canvas, 'width' | 'height' | 'fps'>;
  /** Of the video. */
  readonly seconds: number;
  /** For how long pictures fill the canvas, each of those that lie on one another counted. */
  readonly pictureSeconds: number;
}

export function extentOf({ canvas, frames, base, layers }: Plan): Extent {
  const runs = layers.flatMap((layer) => (layer.kind === 'pictures' ? [layer.run] : []));
  const share = ({ width, height }: { width: number; height: number }) =>
    (width * height) / (canvas.width * canvas.height);
  const shown = [base ?? [], runs].flat().reduce((sum, run) => sum + run.frames * share(run.box), 0);
  return { canvas, seconds: frames / canvas.fps, pictureSeconds: shown / canvas.fps };
}
