import { canvasOf, type Clip, type Document, type Extent } from '@reelsheet/composition';
import type { Micro } from '@reelsheet/kernel';
import { priceOf, type PriceLine } from '@reelsheet/model-catalog';

/** Reference size and frame rate of the prices. Other videos cost in proportion to their pixels and frames. */
const REFERENCE = { width: 1080, height: 1920, fps: 30 };
/** Credits per second of {@link REFERENCE}. */
const CREDITS = { second: 0.2, overlaidSecond: 0.1 } as const;
/** Minimum share of the price, because the sources of a small video are read in full as well. */
const MIN_PRICE_SHARE = 1 / 4;
/** Share of the price for a preview of half the size. */
const PREVIEW_SHARE = 1 / 4;
/** Estimates for clips and videos whose duration is unknown before their sources exist. */
export const ASSUMED_CLIP_SECONDS = 10;
const ASSUMED_VIDEO_SECONDS = 30;

const UNIT = `second of ${REFERENCE.width}x${REFERENCE.height} at ${REFERENCE.fps} frames`;
const NOTE = 'by pixels and frames for others, a quarter at least';

export function renderPriceList(): PriceLine[] {
  return [
    { operation: 'render', model: 'render', unit: `${UNIT}; ${NOTE}`, credits: CREDITS.second },
    {
      operation: 'render',
      model: 'overlay',
      unit: `${UNIT} laid over other pictures`,
      credits: CREDITS.overlaidSecond,
    },
    { operation: 'render', model: 'preview', unit: `${UNIT}; ${NOTE}`, credits: CREDITS.second * PREVIEW_SHARE },
  ];
}

/** Returns the price of a video of that extent or of its preview. Seconds are rounded up. */
export function renderPrice(extent: Extent, isPreview = false): Micro {
  return priceOf(renderWork(extent) * (isPreview ? PREVIEW_SHARE : 1), CREDITS.second);
}

/** Returns the number of seconds of a single picture in the reference size that take as much work as this video. */
export function renderWork({ canvas, seconds, pictureSeconds }: Extent): number {
  const share = Math.max(MIN_PRICE_SHARE, framePixels(canvas) / framePixels(REFERENCE));
  const overlaid = Math.max(0, pictureSeconds - seconds);
  return share * (Math.ceil(seconds) + (overlaid * CREDITS.overlaidSecond) / CREDITS.second);
}

/** Estimates the extent of the video of a document. */
export function assumedExtent(document: Document): Extent {
  const canvas = canvasOf(document);
  const { tracks } = document;
  if (!tracks) return { canvas, seconds: ASSUMED_VIDEO_SECONDS, pictureSeconds: ASSUMED_VIDEO_SECONDS };
  return {
    canvas,
    seconds: Math.max(...tracks.map(({ clips }) => clips.reduce(endAfter, 0))),
    pictureSeconds: tracks.flatMap(({ clips }) => clips).reduce((sum, clip) => sum + pictureSecondsOf(clip), 0),
  };
}

const framePixels = ({ width, height, fps }: Extent['canvas']) => width * height * fps;

function endAfter(end: number, { start = end, duration = ASSUMED_CLIP_SECONDS }: Clip): number {
  return Math.max(end, start + duration);
}

function pictureSecondsOf(clip: Clip): number {
  if (clip.type !== 'video' && clip.type !== 'image') return 0;
  const { position = { width: 1, height: 1 }, duration = ASSUMED_CLIP_SECONDS } = clip;
  return position.width * position.height * duration;
}
