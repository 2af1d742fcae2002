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

/** Returns undefined if the file is not a media file. Only local files are opened, even if the file is a playlist. */
export async function probe(path: string): Promise<Probe | undefined> {
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
