import type { Document, Sentence } from './document-schema.js';
import { canvasOf, type Plan, planComposition } from './plan.js';
import type { Box, VisibleRun } from './clip-runs.js';
import type { SourceMedia } from './sources.js';

/** Minimum frame rate of a draft, unless the document itself has a lower one. */
const MIN_FPS = 12;

/**
 * Plans a draft of the video with half the size and half the frame rate, which is encoded in a fraction of the
 * time.
 */
export async function planDraft(
  document: Document,
  media: SourceMedia,
  transcription: readonly Sentence[] = [],
): Promise<Plan> {
  const { fps } = canvasOf(document);
  const draftFps = Math.min(fps, Math.max(MIN_FPS, Math.ceil(fps / 2)));
  const draft = { ...document, canvas: { ...document.canvas, fps: draftFps } };
  return draftOf(await planComposition(draft, media, transcription));
}

/** Returns the plan of a draft with half the size, and with the frame rate of the plan. */
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

function halfRun(run: VisibleRun): VisibleRun {
  const { x, y } = run.box;
  return { ...run, box: { x: half(x), y: half(y), ...halfSize(run.box) } };
}

function halfSize({ width, height }: Pick<Box, 'width' | 'height'>) {
  return { width: Math.max(2, half(width)), height: Math.max(2, half(height)) };
}

/** Halves a length to an even number, because chroma has half the resolution. */
function half(pixels: number): number {
  return 2 * Math.round(pixels / 4);
}
