import type { Plan } from './plan.js';
import type { Box, Run } from './runs.js';

/** The same video in half the size, to be made in a fraction of the time. */
export function draftOf(plan: Plan): Plan {
  const { canvas, base, layers } = plan;
  return {
    ...plan,
    isDraft: true,
    canvas: { ...canvas, ...halfSize(canvas) },
    ...(base ? { base: halfRun(base) } : {}),
    layers: layers.map((layer) => (layer.kind === 'pictures' ? { ...layer, run: halfRun(layer.run) } : layer)),
  };
}

function halfRun(run: Run): Run {
  const { x, y } = run.box;
  return { ...run, box: { x: half(x), y: half(y), ...halfSize(run.box) } };
}

function halfSize({ width, height }: Pick<Box, 'width' | 'height'>) {
  return { width: Math.max(2, half(width)), height: Math.max(2, half(height)) };
}

/** Even, because chroma has half the resolution. */
function half(pixels: number): number {
  return 2 * Math.round(pixels / 4);
}
