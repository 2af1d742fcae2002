import { rm, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { guardedInput, probe, type Probe, runMediaTool, UnreadableMedia } from '@reelsheet/platform-media-tools';

/** Requirements of a network for video files. An absent property means no requirement. */
export interface DeliveryRules {
  /** Accepted codecs, named as in ffprobe. Other codecs are converted to the first one. */
  readonly videoCodecs: readonly ('h264' | 'hevc')[];
  readonly audioCodecs: readonly ('aac' | 'mp3')[];
  readonly maxBytes?: number;
  readonly maxSeconds?: number;
  /** Maximum length of the longer and the shorter side in pixels. */
  readonly maxSize?: { readonly long: number; readonly short: number };
  readonly maxFps?: number;
  /** Maximum bitrate of video and audio together, in bits per second. */
  readonly maxBitrate?: number;
}

/** The processing that a file needs, from none to a complete re-encode. */
export interface DerivativePlan {
  readonly work: 'none' | 'remux' | 'audio' | 'video';
  /** Reasons in plain text, for logs. */
  readonly reasons: readonly string[];
}

export interface DerivativeOptions {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 1_800_000;
const AUDIO_BITRATE = 128_000;
/** Minimum video bitrate at which pictures are still recognizable. */
const MIN_VIDEO_BITRATE = 100_000;
/** Share of the allowed bitrate that is used; the rest is reserve for container overhead and encoder fluctuations. */
const TARGET_SHARE = 0.9;
/** Size of the encoder's rate-control buffer: how long the video may exceed its bitrate. */
const BUFFER_SECONDS = 0.5;
const MP4 = /(^|,)(mov|mp4)(,|$)/;
const ENCODERS = { h264: ['libx264', '-profile:v', 'high'], hevc: ['libx265', '-tag:v', 'hvc1'] } as const;
const SOUND = { aac: 'aac', mp3: 'libmp3lame' } as const;

interface ProbedFile extends Probe {
  readonly bytes: number;
}

/** Returns the least processing that makes a video comply with the rules. */
export function planDerivative(found: ProbedFile, rules: DeliveryRules): DerivativePlan {
  const picture = videoViolations(found, rules);
  const sound = audioViolations(found, rules);
  if (picture.length > 0) return { work: 'video', reasons: [...picture, ...sound] };
  if (sound.length > 0) return { work: 'audio', reasons: sound };
  if (!MP4.test(found.format)) return { work: 'remux', reasons: [`the container is ${found.format}`] };
  return { work: 'none', reasons: [] };
}

/**
 * Converts a local video into an MP4 at `outFile` that complies with the rules. Streams that comply are copied;
 * nothing is written if the file complies already. The output is deterministic, so that an upload can resume with
 * the file of another run. Throws `unreadable_source` if the file is not a video or cannot be made to comply.
 */
export async function derive(
  file: string,
  outFile: string,
  rules: DeliveryRules,
  { signal, timeoutMs = TIMEOUT_MS }: DerivativeOptions = {},
): Promise<DerivativePlan> {
  const found = { ...(await probe(file, signal)), bytes: (await stat(file)).size };
  if (!found.video || found.still) throw new UnreadableMedia('The source is no video');
  const plan = planDerivative(found, rules);
  if (plan.work === 'none') return plan;
  const target = resolve(outFile);
  const limits = rules.maxBytes === undefined ? [] : ['-fs', String(rules.maxBytes)];
  const args = [
    ...['-hide_banner', '-nostdin', '-y', '-v', 'error', '-filter_threads', '1'],
    ...guardedInput(file),
    ...['-map', `0:${found.video.index}`, ...(found.audio ? ['-map', `0:${found.audio.index}`] : [])],
    ...pictureArgs(found, rules, plan),
    ...soundArgs(found, rules, plan),
    ...(rules.maxSeconds !== undefined && found.duration > rules.maxSeconds ? ['-t', String(rules.maxSeconds)] : []),
    ...['-map_metadata', '-1', '-fflags', '+bitexact', '-movflags', '+faststart', '-f', 'mp4'],
    ...limits,
    `file:${target}`,
  ];
  try {
    await runMediaTool('ffmpeg', args, { signal, timeoutMs });
    await requireFit(target, found, rules, signal);
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  }
  return plan;
}

function videoViolations({ video, duration, bytes }: ProbedFile, rules: DeliveryRules): string[] {
  const { codec, width, height, fps, pixelFormat } = video!;
  const { maxSize, maxFps = Infinity, maxBytes = Infinity, maxSeconds = Infinity } = rules;
  const rate = (bytes * 8) / duration;
  return [
    ...(rules.videoCodecs.some((known) => known === codec) ? [] : [`the pictures are ${codec}`]),
    ...(pixelFormat === 'yuv420p' || pixelFormat === 'yuvj420p' ? [] : [`the pixels are ${pixelFormat}`]),
    ...(maxSize && scaleOf({ width, height }, maxSize) < 1 ? [`the size is ${width}x${height}`] : []),
    ...(fps > maxFps ? [`there are ${fps} frames a second`] : []),
    ...(duration > maxSeconds ? [`it is ${duration} seconds long`] : []),
    ...(bytes > maxBytes && duration <= maxSeconds ? [`it has ${bytes} bytes`] : []),
    ...(rate > (rules.maxBitrate ?? Infinity) ? [`it takes ${Math.round(rate)} bits a second`] : []),
  ];
}

function audioViolations({ audio }: ProbedFile, { audioCodecs }: DeliveryRules): string[] {
  return !audio || audioCodecs.some((known) => known === audio.codec) ? [] : [`the sound is ${audio.codec}`];
}

function pictureArgs({ video, duration }: ProbedFile, rules: DeliveryRules, { work }: DerivativePlan): string[] {
  if (work !== 'video') return ['-c:v', 'copy'];
  const { width, height, fps } = video!;
  const scale = rules.maxSize ? Math.min(1, scaleOf({ width, height }, rules.maxSize)) : 1;
  const even = (pixels: number) => Math.max(2, 2 * Math.floor((pixels * scale) / 2));
  const rate = videoRate(Math.min(duration, rules.maxSeconds ?? Infinity), rules);
  const bound =
    rate === Infinity ? [] : ['-maxrate', String(rate), '-bufsize', String(Math.floor(rate * BUFFER_SECONDS))];
  return [
    ...['-vf', `scale=${even(width)}:${even(height)},setsar=1,format=yuv420p`],
    ...(fps > (rules.maxFps ?? Infinity) ? ['-r', String(rules.maxFps)] : []),
    ...['-c:v', ...ENCODERS[rules.videoCodecs[0]!], '-preset', 'veryfast', '-crf', '23', '-threads', '1', ...bound],
  ];
}

function soundArgs({ audio }: ProbedFile, { audioCodecs }: DeliveryRules, { work }: DerivativePlan): string[] {
  if (!audio) return [];
  const fits = audioCodecs.some((known) => known === audio.codec);
  if (fits && work !== 'video') return ['-c:a', 'copy'];
  return ['-c:a', SOUND[audioCodecs[0]!], '-b:a', String(AUDIO_BITRATE), '-ar', '48000', '-ac', '2'];
}

/** Returns the bitrate that is left for the video stream, in bits per second. */
function videoRate(seconds: number, { maxBytes = Infinity, maxBitrate = Infinity }: DeliveryRules): number {
  const rate = Math.min((maxBytes * 8) / (seconds + BUFFER_SECONDS), maxBitrate) * TARGET_SHARE - AUDIO_BITRATE;
  if (rate < MIN_VIDEO_BITRATE) throw new UnreadableMedia('The video is too long for the size that is allowed');
  return Math.floor(rate);
}

function scaleOf(
  { width, height }: { readonly width: number; readonly height: number },
  { long, short }: { readonly long: number; readonly short: number },
): number {
  return Math.min(long / Math.max(width, height), short / Math.min(width, height));
}

/**
 * Throws if the output exceeds the rules; ffmpeg truncates a file at its maximum size, so the duration is checked
 * too.
 */
async function requireFit(
  file: string,
  { duration: before }: ProbedFile,
  { maxBytes = Infinity, maxSeconds = Infinity }: DeliveryRules,
  signal?: AbortSignal,
): Promise<void> {
  const [{ duration }, { size }] = await Promise.all([probe(file, signal), stat(file)]);
  const missing = Math.min(before, maxSeconds) - duration;
  if (size > maxBytes || missing > 0.5) throw new UnreadableMedia('The video cannot be brought within what is allowed');
}
