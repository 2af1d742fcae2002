import { guardedInput } from './input-guard.js';
import { orUnreadable, readMediaTool } from './media-tool.js';
import { UnreadableMedia } from './media-tools.errors.js';
import { probe, type AudioStream, type VideoStream } from './probe.js';
import { openRaster } from './rasters.js';
import { drawWaveform, WAVEFORM } from './waveform.js';

/** Result of an inspection; null for values that the file does not have. */
export interface Findings {
  /** Pixels as displayed. */
  readonly width: number | null;
  readonly height: number | null;
  /** Seconds. */
  readonly duration: number | null;
}

/** A picture, a frame of a video, or the waveform of a sound. */
export interface Thumbnail {
  /** JPEG. */
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface Inspected extends Findings {
  readonly thumbnail: Thumbnail | null;
}

export const NOTHING_FOUND: Inspected = { width: null, height: null, duration: null, thumbnail: null };

const THUMBNAIL_EDGE = 480;
const LATEST_FRAME_SECONDS = 1;
/** One frame with square pixels as a JPEG. */
const ONE_FRAME = [
  ...['-frames:v', '1', '-vf', "scale='iw*if(gt(sar,0),sar,1)':ih,setsar=1", '-threads', '1'],
  ...['-f', 'image2pipe', '-c:v', 'mjpeg', 'pipe:1'],
];

/** Maximum time for one file, so that nobody's files delay those of others. */
const MAX_MS = 30_000;

const INSPECTORS: Readonly<Record<string, (path: string, signal: AbortSignal) => Promise<Inspected>>> = {
  image: inspectImage,
  video: inspectStreams,
  audio: inspectStreams,
};

export interface InspectOptions {
  readonly maxMs?: number;
  readonly signal?: AbortSignal;
}

/**
 * Returns size, length and thumbnail of a local image, video or audio file. Throws {@link UnreadableMedia} for bytes
 * that are not what they claim.
 */
export async function inspect(
  path: string,
  objectType: string,
  { maxMs = MAX_MS, signal }: InspectOptions = {},
): Promise<Inspected> {
  const deadline = AbortSignal.timeout(maxMs);
  try {
    return (
      (await INSPECTORS[objectType]?.(path, signal ? AbortSignal.any([signal, deadline]) : deadline)) ?? NOTHING_FOUND
    );
  } catch (error) {
    signal?.throwIfAborted();
    throw deadline.aborted ? new UnreadableMedia(`It takes longer than ${maxMs} ms to look at it`, error) : error;
  }
}

async function inspectImage(path: string): Promise<Inspected> {
  try {
    const { autoOrient } = await (await openRaster(path)).metadata();
    const { width, height } = autoOrient;
    return { width, height, duration: null, thumbnail: await shrink(path) };
  } catch (cause) {
    throw new UnreadableMedia((cause as Error).message, cause);
  }
}

async function shrink(image: string | Buffer): Promise<Thumbnail> {
  const { data, info } = await (
    await openRaster(image)
  )
    .autoOrient()
    .resize({ width: THUMBNAIL_EDGE, height: THUMBNAIL_EDGE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

async function inspectStreams(path: string, signal: AbortSignal): Promise<Inspected> {
  const { duration: seconds, video, audio } = await probe(path, signal);
  const duration = seconds > 0 ? seconds : null;
  if (!video) return { ...NOTHING_FOUND, duration, thumbnail: await drawSound(path, seconds, audio, signal) };
  const { width, height } = video;
  return { width, height, duration, thumbnail: await takeFrame(path, seconds, video, signal) };
}

async function drawSound(
  path: string,
  duration: number,
  audio: AudioStream | undefined,
  signal: AbortSignal,
): Promise<Thumbnail | null> {
  const bytes = audio ? await drawWaveform(path, { index: audio.index, duration }, signal) : null;
  return bytes && { bytes, ...WAVEFORM };
}

/** Takes a frame from the middle, but within the first second; otherwise the first frame. */
async function takeFrame(
  path: string,
  duration: number,
  { index }: VideoStream,
  signal: AbortSignal,
): Promise<Thumbnail | null> {
  for (const at of [Math.min(LATEST_FRAME_SECONDS, duration / 2), 0]) {
    const args = ['-v', 'error', ...guardedInput(path, ['-ss', String(at)]), '-map', `0:${index}`, ...ONE_FRAME];
    const frame = await orUnreadable(readMediaTool('ffmpeg', args, { signal }), 'No frame can be decoded');
    if (frame.length > 0) return shrink(frame);
  }
  return null;
}
