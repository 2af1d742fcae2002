import type { Micro } from '@reelsheet/kernel';
import { priceOf, type PriceLine } from '@reelsheet/provider-common';
import type { Clip, Document } from '@reelsheet/composition';

/** In credits for one second of the video that comes out. */
const CREDITS_PER_SECOND = 0.2;
/** Held for what shows its length only once its sources are there. */
const ASSUMED_CLIP_SECONDS = 10;
const ASSUMED_VIDEO_SECONDS = 30;

/** Begun seconds count whole. */
export function renderPrice(seconds: number): Micro {
  return priceOf(Math.ceil(seconds), CREDITS_PER_SECOND);
}

export function renderPriceList(): PriceLine[] {
  return [{ operation: 'render', model: 'render', unit: 'second', credits: CREDITS_PER_SECOND }];
}

/** How long the video will probably be, in seconds. */
export function assumedSeconds({ tracks }: Document): number {
  return tracks ? Math.max(...tracks.map(({ clips }) => clips.reduce(endAfter, 0))) : ASSUMED_VIDEO_SECONDS;
}

function endAfter(end: number, { start = end, duration = ASSUMED_CLIP_SECONDS }: Clip): number {
  return Math.max(end, start + duration);
}
