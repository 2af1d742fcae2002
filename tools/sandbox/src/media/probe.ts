import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { run } from './run.js';

/** Content of a media file; `duration` is in seconds, 0 for a picture. */
export interface Probe {
  format: string;
  duration: number;
  video?: { codec: string; width: number; height: number };
  audio?: { codec: string };
  comment?: string;
}

interface ProbeJson {
  format?: { format_name?: string; duration?: string; tags?: Record<string, string> };
  streams?: {
    codec_type?: string;
    codec_name?: string;
    width?: number;
    height?: number;
    tags?: Record<string, string>;
  }[];
}

/** Number of files whose content is remembered. */
const REMEMBERED = 100;
const known = new Map<string, Probe>();

/**
 * Returns undefined if the file is not a media file. The same file is often sent more than once, so the result is
 * remembered by the hash of its bytes.
 */
export async function probe(path: string): Promise<Probe | undefined> {
  const hash = await hashOf(path).catch(() => undefined);
  if (!hash) return undefined;
  const found = known.get(hash) ?? (await readMedia(path));
  if (found) known.set(hash, found);
  if (known.size > REMEMBERED) known.delete(known.keys().next().value!);
  return found;
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Only local files are opened, even if the file is a playlist. */
async function readMedia(path: string): Promise<Probe | undefined> {
  const args = [
    '-v',
    'error',
    '-protocol_whitelist',
    'file',
    '-print_format',
    'json',
    '-show_format',
    '-show_streams',
    path,
  ];
  const output = await run('ffprobe', args).catch(() => undefined);
  if (!output) return undefined;
  const { format = {}, streams = [] } = JSON.parse(output.toString()) as ProbeJson;
  const video = streams.find((stream) => stream.codec_type === 'video');
  const audio = streams.find((stream) => stream.codec_type === 'audio');
  if (!video && !audio) return undefined;
  return {
    format: format.format_name ?? '',
    duration: Number(format.duration ?? 0),
    ...(video && { video: { codec: video.codec_name ?? '', width: video.width ?? 0, height: video.height ?? 0 } }),
    ...(audio && { audio: { codec: audio.codec_name ?? '' } }),
    comment: [format.tags, ...streams.map((stream) => stream.tags)].flatMap(commentsOf)[0],
  };
}

function commentsOf(tags: Record<string, string> | undefined): string[] {
  return Object.entries(tags ?? {})
    .filter(([name]) => name.toLowerCase() === 'comment')
    .map(([, value]) => value);
}
