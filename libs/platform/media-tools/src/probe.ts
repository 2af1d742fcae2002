import { prose } from '@reelsheet/kernel';
import { guardedInput } from './input-guard.js';
import { orUnreadable, readMediaTool, runMediaTool } from './media-tool.js';
import { UnreadableMedia } from './media-tools.errors.js';

const NOT_MEDIA = "The source can't be read as video, image or sound";

/** Tags of a file can have any length and are not requested. */
const SHOWN = [
  'format=format_name,duration',
  prose`
    stream=index,codec_type,codec_name,profile,width,height,pix_fmt,color_space,color_transfer,sample_aspect_ratio,avg_frame_rate,r_frame_rate,nb_frames,duration,channels,sample_rate`,
  'stream_disposition=attached_pic',
  'stream_side_data=rotation',
].join(':');
const STILL_FORMATS = /^(image2|\w+_pipe)$/;
const ALPHA_FORMATS = /^(rgba|bgra|argb|abgr|gbrap|yuva|ya\d|pal8)/;

export interface VideoStream {
  readonly index: number;
  /** Pixels as displayed: rotated and with square pixels. */
  readonly width: number;
  readonly height: number;
  /** True if the file stores it in that orientation. */
  readonly upright: boolean;
  readonly fps: number;
  /** Frame rate if no frame was dropped; 0 if unknown. */
  readonly steadyFps: number;
  readonly frames?: number;
  readonly codec: string;
  readonly profile?: string;
  readonly alpha: boolean;
  readonly pixelFormat: string;
  readonly colorSpace?: string;
  readonly transfer?: string;
}

export interface AudioStream {
  readonly index: number;
  readonly codec: string;
  readonly channels: number;
  readonly sampleRate: number;
}

export interface Probe {
  readonly format: string;
  /** A picture without duration. */
  readonly still: boolean;
  /** Seconds; 0 for a still picture. */
  readonly duration: number;
  readonly video?: VideoStream;
  readonly audio?: AudioStream;
}

interface RawStream {
  index: number;
  codec_type: string;
  codec_name?: string;
  profile?: string;
  width?: number;
  height?: number;
  pix_fmt?: string;
  color_space?: string;
  color_transfer?: string;
  sample_aspect_ratio?: string;
  avg_frame_rate?: string;
  r_frame_rate?: string;
  nb_frames?: string;
  duration?: string;
  channels?: number;
  sample_rate?: string;
  disposition?: { attached_pic?: number };
  side_data_list?: { rotation?: number }[];
}

interface RawProbe {
  format: { format_name: string; duration?: string };
  streams: RawStream[];
}

/** Returns the streams of a local media file. Throws 422 `unreadable_source` for anything that is not media. */
export async function probe(file: string, signal?: AbortSignal): Promise<Probe> {
  const args = ['-v', 'error', '-of', 'json', '-show_entries', SHOWN, ...guardedInput(file)];
  const answer = await orUnreadable(readMediaTool('ffprobe', args, { signal }), NOT_MEDIA);
  const found = toProbe(JSON.parse(answer.toString()) as RawProbe);
  if (!found.video && !found.audio) throw new UnreadableMedia('The source holds neither pictures nor sound');
  if (found.still || found.duration > 0) return found;
  return { ...found, duration: await measuredDuration(file, signal) };
}

/** Browser recordings have no duration: the last packet determines it. */
async function measuredDuration(file: string, signal?: AbortSignal): Promise<number> {
  const args = ['-v', 'error', '-of', 'csv=p=0', '-show_entries', 'packet=pts_time,duration_time'];
  let end = 0;
  const onLine = (line: string) => {
    const [start, duration] = line.split(',');
    end = Math.max(end, number(start) + number(duration));
  };
  await orUnreadable(runMediaTool('ffprobe', [...args, ...guardedInput(file)], { signal, onLine }), NOT_MEDIA);
  if (end === 0) throw new UnreadableMedia('The source holds no frames');
  return end;
}

function toProbe({ format, streams }: RawProbe): Probe {
  const picture = streams.find((stream) => stream.codec_type === 'video' && !stream.disposition?.attached_pic);
  const sound = streams.find((stream) => stream.codec_type === 'audio' && number(stream.sample_rate) > 0);
  const still =
    STILL_FORMATS.test(format.format_name) || (format.format_name === 'gif' && number(picture?.nb_frames) === 1);
  const duration = number(picture?.duration) || number(format.duration) || number(sound?.duration);
  return {
    format: format.format_name,
    still,
    duration: still ? 0 : duration,
    ...(picture?.width && picture.height ? { video: toVideo(picture) } : {}),
    ...(sound ? { audio: toAudio(sound) } : {}),
  };
}

function toVideo(stream: RawStream): VideoStream {
  const [across, down] = (stream.sample_aspect_ratio ?? '1:1').split(':').map(Number) as [number, number];
  const width = Math.round(stream.width! * (across > 0 && down > 0 ? across / down : 1));
  const rotation = stream.side_data_list?.find((data) => data.rotation !== undefined)?.rotation ?? 0;
  const turned = Math.abs(rotation) % 180 === 90;
  return {
    index: stream.index,
    width: turned ? stream.height! : width,
    height: turned ? width : stream.height!,
    upright: rotation === 0 && width === stream.width,
    fps: paceOf(stream.avg_frame_rate),
    steadyFps: paceOf(stream.r_frame_rate),
    ...(number(stream.nb_frames) > 0 ? { frames: number(stream.nb_frames) } : {}),
    codec: stream.codec_name ?? 'unknown',
    ...(stream.profile ? { profile: stream.profile } : {}),
    alpha: ALPHA_FORMATS.test(stream.pix_fmt ?? ''),
    pixelFormat: stream.pix_fmt ?? 'unknown',
    ...(stream.color_space ? { colorSpace: stream.color_space } : {}),
    ...(stream.color_transfer ? { transfer: stream.color_transfer } : {}),
  };
}

/** Returns 29.97 for `30000/1001`, and 0 for `0/0`. */
function paceOf(fraction = '0/1'): number {
  const [frames, seconds] = fraction.split('/').map(Number) as [number, number];
  return seconds > 0 ? frames / seconds : 0;
}

function toAudio(stream: RawStream): AudioStream {
  const { index, codec_name: codec = 'unknown', channels = 0 } = stream;
  return { index, codec, channels, sampleRate: number(stream.sample_rate) };
}

function number(text: string | undefined): number {
  const value = Number(text);
  return Number.isFinite(value) ? value : 0;
}
