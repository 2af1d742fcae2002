import type { Document, Sentence } from './document.schema.js';
import { canvasOf, type Plan, planComposition } from './plan.js';
import type { Box, Run } from './runs.js';
import type { Media } from './sources.js';

/** Of a draft a second has no fewer frames, unless the whole has. */
const MIN_FPS = 12;

/** The same video in half the size and half the pace, to be made in a fraction of the time. */
export async function planDraft(
  document: Document,
  media: Media,
  transcription: readonly Sentence[] = [],
): Promise<Plan> {
  const { fps } = canvasOf(document);
  const pace = Math.min(fps, Math.max(MIN_FPS, Math.ceil(fps / 2)));
  const paced = { ...document, canvas: { ...document.canvas, fps: pace } };
  return halved(await planComposition(paced, media, transcription));
}

function halved(plan: Plan): Plan {
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
