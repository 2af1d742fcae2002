import { type Extent, extentOf, type Media, planPictures } from '@reelsheet/composition';
import { DomainError, type Micro } from '@reelsheet/kernel';
import type { Probe, VideoStream } from '@reelsheet/platform-media-tools';
import { ASSUMED_CLIP_SECONDS, assumedExtent, renderPrice } from '../billing/prices/render-price.js';
import { composeLayers } from './layer-composition.js';
import type { ResolvedInput } from './render-inputs.js';
import type { SourceLocations } from './render-sources.js';
import type { SourceFile } from './source-files.js';

/** Enough of a video stream for a plan, which needs neither codec nor pixel format. */
const STREAM: VideoStream = {
  ...{ index: 0, width: 1080, height: 1920, upright: true, fps: 30, steadyFps: 30 },
  ...{ codec: 'unknown', alpha: false, pixelFormat: 'unknown' },
};
const SOUND = { index: 1, codec: 'unknown', channels: 2, sampleRate: 48_000 };
/** A source of which nothing is known before it is downloaded: any type of clip accepts it. */
const UNKNOWN: Probe = { format: 'gif', still: false, duration: ASSUMED_CLIP_SECONDS, video: STREAM, audio: SOUND };

/**
 * Returns the price of a render. It is exact when every source is a file of the library that was inspected; sources of
 * unknown length are assumed to have {@link ASSUMED_CLIP_SECONDS} seconds.
 */
export function estimateRender(input: ResolvedInput, isPreview: boolean): Micro {
  return renderPrice(expectedExtent(input), isPreview);
}

/** A document that cannot be composed is rejected when the job runs, and is charged nothing. */
function expectedExtent({ document, locations, layers }: ResolvedInput): Extent {
  const media = expectedMedia(locations);
  try {
    return extentOf(planPictures(layers ? composeLayers(layers, document, media) : document, media));
  } catch (error) {
    if (error instanceof DomainError) return assumedExtent(document);
    throw error;
  }
}

function expectedMedia(locations: SourceLocations): Media {
  return new Map([...locations].map(([key, { file }]) => [key, { file: '', probe: expectedProbe(file) }]));
}

function expectedProbe(file: SourceFile | undefined): Probe {
  if (!file || file.contentType === 'image/gif') return UNKNOWN;
  const { objectType, width, height, duration } = file;
  const video = { ...STREAM, width: width ?? STREAM.width, height: height ?? STREAM.height };
  if (objectType === 'image') return { format: 'image2', still: true, duration: 0, video };
  const sound = { ...UNKNOWN, duration: duration ?? UNKNOWN.duration };
  return objectType === 'audio' ? { ...sound, video: undefined } : { ...sound, format: 'mp4', video };
}
