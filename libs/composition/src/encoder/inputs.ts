import type { MediaClip, VisualClip } from '../document/document-schema.js';
import { guardedInput } from '@reelsheet/platform-media-tools';
import { canSeek, SEEK_MARGIN_SECONDS } from './clip-run-items.js';
import type { RunItem } from '../document/clip-runs.js';
import type { LocalMedia } from '../document/sources.js';
import type { Scheduled } from '../document/timeline.js';

const DECODER_THREADS = '2';
/** Skips the loop filter in drafts, whose half size hides the lower quality. */
const SKIP_LOOP_FILTER = ['-skip_loop_filter', 'all'];
/** Skips non-reference frames: in a video with twice the frame rate of the canvas, these are not shown. */
const SKIP_NON_REFERENCE = ['-skip_frame', 'noref'];

interface Input {
  readonly path: string;
  readonly file: string;
  readonly args: readonly string[];
}

/** Collects the input files of one ffmpeg process. */
export class Inputs {
  private readonly inputs: Input[] = [];

  /** Inputs of a draft are decoded faster, at lower quality. */
  constructor(
    private readonly fps: number,
    private readonly isDraft = false,
  ) {}

  /** Adds the source of a clip, cut to the needed time range, and returns its ffmpeg input index. */
  ofClip(placed: Scheduled<MediaClip>): number {
    return this.add(placed.path, placed.media!, this.windowOf(placed));
  }

  /** Adds the source of a visual run item. `leadFrames` is the number of canvas frames to skip at its start. */
  ofPictures(placed: Scheduled<VisualClip>, { frames, cut }: RunItem): { input: number; leadFrames: number } {
    const skipped = cut?.skipped ?? 0;
    if (skipped === 0 || placed.media!.probe.still) return { input: this.ofClip(placed), leadFrames: 0 };
    const seekFrames = canSeek(placed) ? this.seekFramesBefore(placed, skipped) : 0;
    const shown = { ...placed, frames: skipped - seekFrames + frames };
    return {
      input: this.add(placed.path, placed.media!, this.windowOf(shown, seekFrames)),
      leadFrames: skipped - seekFrames,
    };
  }

  /** Adds a music file, which loops indefinitely. */
  ofMusic(media: LocalMedia): number {
    return this.add('music', media, ['-stream_loop', '-1']);
  }

  get args(): string[] {
    return this.inputs.flatMap((input) => input.args);
  }

  get files(): string[] {
    return [...new Set(this.inputs.map(({ file }) => file))];
  }

  /** Returns the document path of the source that an ffmpeg error refers to by index or file name. */
  sourcePathIn(errorText: string): string | undefined {
    const index = /stream #?(\d+):\d+/i.exec(errorText)?.[1];
    const found =
      index === undefined ? this.inputs.find(({ file }) => errorText.includes(file)) : this.inputs[Number(index)];
    return found?.path;
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
    if (!this.isDraft || still) return [];
    return [...SKIP_LOOP_FILTER, ...(video && video.fps >= 2 * this.fps ? SKIP_NON_REFERENCE : [])];
  }

  /** Returns a whole number of canvas frames, so that frames after seeking align with those of the uncut clip. */
  private seekFramesBefore({ available }: Scheduled<MediaClip>, skipped: number): number {
    const latest = Math.min(skipped / this.fps, available) - SEEK_MARGIN_SECONDS;
    return Math.max(0, Math.floor(latest * this.fps));
  }

  private windowOf({ clip, frames, transition, available, media }: Scheduled<MediaClip>, seekFrames = 0): string[] {
    if (media!.probe.still) return [];
    // A clip stays visible during the transition to the next one, which lasts at most as long as the clip itself.
    const needed = (2 * frames + transition) / this.fps + 1;
    const from = ('trim' in clip ? (clip.trim?.start ?? 0) : 0) + seekFrames / this.fps;
    return [
      ...(clip.type === 'image' || clip.loop ? ['-stream_loop', '-1'] : []),
      ...(from > 0 ? ['-ss', String(from)] : []),
      '-t',
      String(Math.min(needed, available - seekFrames / this.fps)),
    ];
  }
}
