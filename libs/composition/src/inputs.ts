import type { MediaClip } from './document.schema.js';
import { guardedInput } from '@reelsheet/platform-media-tools';
import type { LocalMedia } from './sources.js';
import type { Scheduled } from './timeline.js';

const DECODER_THREADS = '2';

interface Input {
  readonly path: string;
  readonly file: string;
  readonly args: readonly string[];
}

/** The files that one run of ffmpeg opens, each clip's once for its pictures and its sound. */
export class Inputs {
  private readonly inputs: Input[] = [];
  private readonly indexes = new Map<Scheduled, number>();

  constructor(private readonly fps: number) {}

  /** ffmpeg's number for the clip's source, cut to what the clip needs of it. */
  ofClip(placed: Scheduled<MediaClip>): number {
    const known = this.indexes.get(placed);
    if (known !== undefined) return known;
    const index = this.add(placed.path, placed.media!, this.windowOf(placed));
    this.indexes.set(placed, index);
    return index;
  }

  /** The same for music, which begins again until it is cut off. */
  ofMusic(media: LocalMedia): number {
    return this.add('music', media, ['-stream_loop', '-1']);
  }

  get args(): string[] {
    return this.inputs.flatMap((input) => input.args);
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
    const args = guardedInput(media.file, [...guard, '-threads', DECODER_THREADS, ...window]);
    return this.inputs.push({ path, file: media.file, args }) - 1;
  }

  private windowOf({ clip, frames, transition, available, media }: Scheduled<MediaClip>): string[] {
    if (media!.probe.still) return [];
    // A clip shows on under the transition to the next one, whose length is at most its own.
    const needed = (2 * frames + transition) / this.fps + 1;
    const from = 'trim' in clip ? (clip.trim?.start ?? 0) : 0;
    return [
      ...(clip.type === 'image' || clip.loop ? ['-stream_loop', '-1'] : []),
      ...(from > 0 ? ['-ss', String(from)] : []),
      '-t',
      String(Math.min(needed, available)),
    ];
  }
}
