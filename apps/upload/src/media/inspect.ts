import type { Sharp } from 'sharp';
import type { ObjectType } from './content-types.js';
import { runMediaTool, UnreadableMedia } from './media-tool.js';
import type { Findings } from './media.repository.js';

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
const MAX_INSPECTED_PIXELS = 100_000_000;
const LATEST_FRAME_SECONDS = 1;

const INSPECTORS: Partial<Record<ObjectType, (path: string) => Promise<Inspected>>> = {
  image: inspectImage,
  video: inspectStreams,
  audio: inspectStreams,
};

/** Sizes, length and thumbnail of a local file. Throws {@link UnreadableMedia} for bytes that are not what they claim. */
export async function inspect(path: string, objectType: ObjectType): Promise<Inspected> {
  return (await INSPECTORS[objectType]?.(path)) ?? NOTHING_FOUND;
}

async function inspectImage(path: string): Promise<Inspected> {
  try {
    const { autoOrient } = await (await open(path)).metadata();
    const { width, height } = autoOrient;
    return { width, height, duration: null, thumbnail: await shrink(path) };
  } catch (cause) {
    throw new UnreadableMedia((cause as Error).message, { cause });
  }
}

async function open(image: string | Buffer): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp(image, { limitInputPixels: MAX_INSPECTED_PIXELS, failOn: 'error', sequentialRead: true });
}

async function shrink(image: string | Buffer): Promise<Thumbnail> {
  const { data, info } = await (
    await open(image)
  )
    .autoOrient()
    .resize({ width: THUMBNAIL_EDGE, height: THUMBNAIL_EDGE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

interface Probe {
  readonly format?: { readonly duration?: string };
  readonly streams?: readonly ProbedStream[];
}

interface ProbedStream {
  readonly codec_type: string;
  readonly width?: number;
  readonly height?: number;
  readonly duration?: string;
  readonly sample_aspect_ratio?: string;
  readonly disposition?: { readonly attached_pic?: number };
  readonly side_data_list?: readonly { readonly rotation?: number }[];
}

async function inspectStreams(path: string): Promise<Inspected> {
  const answer = await runMediaTool('ffprobe', path, { after: ['-show_format', '-show_streams', '-of', 'json'] });
  const { format, streams = [] } = JSON.parse(answer.toString()) as Probe;
  if (streams.length === 0) throw new UnreadableMedia('no picture and no sound');
  const duration = secondsOf(format?.duration) ?? secondsOf(streams[0]?.duration);
  const picture = streams.find((stream) => stream.codec_type === 'video' && !stream.disposition?.attached_pic);
  if (!picture?.width || !picture.height) return { ...NOTHING_FOUND, duration };
  return { ...displayedSize(picture), duration, thumbnail: await takeFrame(path, duration) };
}

/** Half-way, but within the first second. A video that shows no frame there has no thumbnail. */
async function takeFrame(path: string, duration: number | null): Promise<Thumbnail | null> {
  const at = Math.min(LATEST_FRAME_SECONDS, (duration ?? 0) / 2);
  const output = [
    '-frames:v',
    '1',
    '-vf',
    "scale='iw*if(gt(sar,0),sar,1)':ih,setsar=1",
    '-threads',
    '1',
    '-f',
    'image2pipe',
    '-c:v',
    'mjpeg',
    'pipe:1',
  ];
  const frame = await runMediaTool('ffmpeg', path, { before: ['-ss', String(at)], after: output });
  return frame.length === 0 ? null : shrink(frame);
}

/** Turned as its metadata says, with square pixels. */
function displayedSize({
  width = 0,
  height = 0,
  sample_aspect_ratio = '1:1',
  side_data_list = [],
}: ProbedStream): Pick<Findings, 'width' | 'height'> {
  const [across = 0, down = 0] = sample_aspect_ratio.split(':').map(Number);
  const stretched = Math.round(across > 0 && down > 0 ? (width * across) / down : width);
  const isTurned = side_data_list.some(({ rotation = 0 }) => Math.abs(rotation) % 180 === 90);
  return isTurned ? { width: height, height: stretched } : { width: stretched, height };
}

function secondsOf(text: string | undefined): number | null {
  const seconds = Number(text);
  return seconds > 0 ? seconds : null;
}
