import type { MediaClip, VisualClip } from '../document/document.schema.js';
import { guardedInput } from '@reelsheet/platform-media-tools';
import { canSeek, SEEK_MARGIN_SECONDS } from './run-items.js';
import type { Segment } from '../document/runs.js';
import type { LocalMedia } from '../document/sources.js';
import type { Scheduled } from '../document/timeline.js';

const DECODER_THREADS = '2';
/** What half the size hides. */
const WITHOUT_SMOOTHING = ['-skip_loop_filter', 'all'];
/** The pictures on which no other one builds: of a video with twice the pace of the canvas, they fall between those that show. */
const WITHOUT_BETWEEN = ['-skip_frame', 'noref'];

interface Input {
  readonly path: string;
  readonly file: string;
  readonly args: readonly string[];
}

/** The files that one run of ffmpeg opens, each clip's once for its pictures and its sound. */
export class Inputs {
  private readonly inputs: Input[] = [];

  /** Those of a draft are decoded `roughly`. */
  constructor(
    private readonly fps: number,
    private readonly roughly = false,
  ) {}

  /** ffmpeg's number for the clip's source, cut to what the clip needs of it. */
  ofClip(placed: Scheduled<MediaClip>): number {
    return this.add(placed.path, placed.media!, this.windowOf(placed));
  }

  /** The same for what a segment shows of it, and how many frames of the canvas come before that. */
  ofPictures(placed: Scheduled<VisualClip>, { frames, cut }: Segment): { input: number; unseen: number } {
    const skipped = cut?.skipped ?? 0;
    if (skipped === 0 || placed.media!.probe.still) return { input: this.ofClip(placed), unseen: 0 };
    const sought = canSeek(placed) ? this.latestBefore(placed, skipped) : 0;
    const shown = { ...placed, frames: skipped - sought + frames };
    return { input: this.add(placed.path, placed.media!, this.windowOf(shown, sought)), unseen: skipped - sought };
  }

  /** The same for music, which begins again until it is cut off. */
  ofMusic(media: LocalMedia): number {
    return this.add('music', media, ['-stream_loop', '-1']);
  }

  get args(): string[] {
    return this.inputs.flatMap((input) => input.args);
  }

  get files(): string[] {
    return [...new Set(this.inputs.map(({ file }) => file))];
  }

  /** Where the document names the source that ffmpeg complains about, by its number or its file. */
  blamedIn(complaint: string): string | undefined {
    const index = /stream #?(\d+):\d+/i.exec(complaint)?.[1];
    const blamed =
      index === undefined ? this.inputs.find(({ file }) => complaint.includes(file)) : this.inputs[Number(index)];
    return blamed?.path;
  }

  private add(path: string, media: LocalMedia, window: readonly string[]): number {
    const guard = media.probe.format === 'image2' ? ['-f', 'image2', '-pattern_type', 'none'] : [];
    const args = guardedInput(media.file, [
      ...guard,
      '-threads',
      DECODER_THREADS,
      ...this.decodingOf(media),
      ...window,
    ]);
    return this.inputs.push({ path, file: media.file, args }) - 1;
  }

  private decodingOf({ probe: { still, video } }: LocalMedia): string[] {
    if (!this.roughly || still) return [];
    return [...WITHOUT_SMOOTHING, ...(video && video.fps >= 2 * this.fps ? WITHOUT_BETWEEN : [])];
  }

  /** In frames of the canvas, so that what follows falls on the same ones as in the whole clip. */
  private latestBefore({ available }: Scheduled<MediaClip>, skipped: number): number {
    const latest = Math.min(skipped / this.fps, available) - SEEK_MARGIN_SECONDS;
    return Math.max(0, Math.floor(latest * this.fps));
  }

  private windowOf({ clip, frames, transition, available, media }: Scheduled<MediaClip>, sought = 0): string[] {
    if (media!.probe.still) return [];
    // A clip shows on under the transition to the next one, whose length is at most its own.
    const needed = (2 * frames + transition) / this.fps + 1;
    const from = ('trim' in clip ? (clip.trim?.start ?? 0) : 0) + sought / this.fps;
    return [
      ...(clip.type === 'image' || clip.loop ? ['-stream_loop', '-1'] : []),
      ...(from > 0 ? ['-ss', String(from)] : []),
      '-t',
      String(Math.min(needed, available - sought / this.fps)),
    ];
  }
}
