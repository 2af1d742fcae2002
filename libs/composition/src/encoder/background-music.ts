import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { guardedInput, probe, runMediaTool, UnreadableMedia } from '@reelsheet/platform-media-tools';

/** A music file, or an ffmpeg `aevalsrc` expression that synthesizes the sound. */
export type MusicSource = { readonly file: string } | { readonly expression: string };

const TIMEOUT_MS = 600_000;
/** Volume factors of the music: under the sound of the video, and on its own. */
const VOLUME_UNDER_SOUND = 0.25;
const VOLUME_ALONE = 0.8;
const FADE_SECONDS = 1.5;

/**
 * Mixes background music into a local video. The music loops if it is shorter and fades out at the end; the video
 * stream is copied. The output is deterministic. Throws `unreadable_source` if the video or the music cannot be
 * used.
 */
export async function mixMusic(
  video: string,
  music: MusicSource,
  outFile: string,
  signal?: AbortSignal,
): Promise<void> {
  const found = await probe(video, signal);
  if (!found.video || found.still) throw new UnreadableMedia('The source is no video');
  if ('file' in music && !(await probe(music.file, signal)).audio) throw new UnreadableMedia('The track has no sound');
  const { duration } = found;
  const fade = Math.min(FADE_SECONDS, duration / 2);
  const level = found.audio ? VOLUME_UNDER_SOUND : VOLUME_ALONE;
  const bed = `[1:a:0]aresample=48000,aformat=channel_layouts=stereo,atrim=end=${duration},volume=${level},afade=t=out:st=${duration - fade}:d=${fade}`;
  const graph = found.audio
    ? `${bed}[bed];[0:${found.audio.index}]aresample=48000,aformat=channel_layouts=stereo,apad=whole_dur=${duration}[own];[own][bed]amix=inputs=2:normalize=0:duration=first,alimiter=limit=0.9[mixed]`
    : `${bed},apad=whole_dur=${duration}[mixed]`;
  const target = resolve(outFile);
  const args = [
    ...['-hide_banner', '-nostdin', '-y', '-v', 'error', '-filter_threads', '1'],
    ...guardedInput(video),
    ...inputOf(music, duration),
    ...['-filter_complex', graph, '-map', `0:${found.video.index}`, '-map', '[mixed]'],
    ...['-c:v', 'copy', '-c:a', 'aac', '-b:a', '128k', '-t', String(duration)],
    ...['-map_metadata', '-1', '-fflags', '+bitexact', '-movflags', '+faststart', '-f', 'mp4', `file:${target}`],
  ];
  try {
    await runMediaTool('ffmpeg', args, { signal, timeoutMs: TIMEOUT_MS });
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  }
}

function inputOf(music: MusicSource, seconds: number): string[] {
  if ('file' in music) return guardedInput(music.file, ['-stream_loop', '-1']);
  return ['-f', 'lavfi', '-i', `aevalsrc=exprs='${music.expression}':s=48000:d=${Math.ceil(seconds)}`];
}
