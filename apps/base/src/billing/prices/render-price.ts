import { canvasOf, type Clip, type Document, type Extent } from '@reelsheet/composition';
import type { Micro } from '@reelsheet/kernel';
import { priceOf, type PriceLine } from '@reelsheet/model-catalog';

/** The size and pace for which the prices are written; others cost in proportion to their pixels and frames. */
const USUAL = { width: 1080, height: 1920, fps: 30 };
/** In credits for one second of {@link USUAL}. */
const CREDITS = { second: 0.2, overlaidSecond: 0.1 } as const;
/** However small the video is, its sources are read in full. */
const MIN_SHARE = 1 / 4;
/** What a draft of half the size costs of the whole. */
const PREVIEW_SHARE = 1 / 4;
/** Held for what shows its length only once its sources are there. */
const ASSUMED_CLIP_SECONDS = 10;
const ASSUMED_VIDEO_SECONDS = 30;

const UNIT = `second of ${USUAL.width}x${USUAL.height} at ${USUAL.fps} frames`;
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

/** Of a video of that extent, or of its preview. Begun seconds count whole. */
export function renderPrice(extent: Extent, isPreview = false): Micro {
  return priceOf(renderWork(extent) * (isPreview ? PREVIEW_SHARE : 1), CREDITS.second);
}

/** Seconds of one picture in the usual size that take as much work as this video. */
export function renderWork({ canvas, seconds, pictureSeconds }: Extent): number {
  const share = Math.max(MIN_SHARE, framePixels(canvas) / framePixels(USUAL));
  const overlaid = Math.max(0, pictureSeconds - seconds);
  return share * (Math.ceil(seconds) + (overlaid * CREDITS.overlaidSecond) / CREDITS.second);
}

/** What the video will probably be. */
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
