import { execFile } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseDocument } from '../document/document.js';
import { planDraft } from '../document/draft.js';
import { planComposition } from '../document/plan.js';
import { probe } from '@reelsheet/platform-media-tools';
import { planSegments } from '../encoder/segment-plan.js';
import { sourceKey } from '../document/source-key.js';
import { type SourceMedia, sourcesOf } from '../document/sources.js';

const execute = promisify(execFile);

/** A temporary folder of generated media files for tests, which documents refer to by URL. */
export class Samples {
  private readonly files = new Map<string, string>();

  private constructor(readonly folder: string) {}

  static async create(): Promise<Samples> {
    return new Samples(await mkdtemp(join(tmpdir(), 'samples-')));
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  /** Generates a file with ffmpeg and returns its source for documents. */
  async make(name: string, ...args: string[]): Promise<{ url: string }> {
    await ffmpeg(...args, this.path(name));
    return this.add(name, this.path(name));
  }

  add(name: string, file: string): { url: string } {
    const source = { url: `https://samples.test/${name}` };
    this.files.set(sourceKey(source), file);
    return source;
  }

  async media(input: unknown): Promise<SourceMedia> {
    const uses = sourcesOf(parseDocument(input));
    return new Map(
      await Promise.all(
        uses.map(async ({ key }) => {
          const file = this.files.get(key)!;
          return [key, { file, probe: await probe(file) }] as const;
        }),
      ),
    );
  }

  async plan(input: unknown) {
    return planComposition(parseDocument(input), await this.media(input));
  }

  async draft(input: unknown) {
    return planDraft(parseDocument(input), await this.media(input));
  }

  async segmentPlan(input: unknown) {
    return planSegments(await this.plan(input));
  }
}

export async function ffmpeg(...args: string[]): Promise<void> {
  await execute('ffmpeg', ['-v', 'error', '-y', ...args]);
}

interface Streams {
  format: { duration: string };
  streams: Record<'video' | 'audio', Record<string, string | number>>;
}

/** Returns the output of ffprobe for a file, with frames counted. */
export async function describeFile(file: string): Promise<Streams> {
  const { stdout } = await execute('ffprobe', [
    '-v',
    'error',
    '-count_frames',
    '-show_streams',
    '-show_format',
    '-of',
    'json',
    file,
  ]);
  const raw = JSON.parse(stdout) as { format: Streams['format']; streams: Record<string, string | number>[] };
  const of = (type: string) => raw.streams.find((stream) => stream.codec_type === type)!;
  return { format: raw.format, streams: { video: of('video'), audio: of('audio') } };
}

/** Returns the integrated loudness in LUFS. */
export async function loudnessOf(file: string): Promise<number> {
  const { stderr } = await execute('ffmpeg', [
    '-hide_banner',
    '-nostats',
    '-i',
    file,
    '-vn',
    '-af',
    'ebur128=framelog=verbose',
    '-f',
    'null',
    '-',
  ]);
  return Number(/I:\s+(-?[\d.]+) LUFS\s+Threshold/.exec(stderr)?.[1]);
}

/** Returns the mean level in dBFS of a time range, after the given filter. */
export async function levelOf(file: string, start: number, length: number, filter = 'anull'): Promise<number> {
  const window = ['-ss', String(start), '-t', String(length)];
  const { stderr } = await execute('ffmpeg', [
    '-hide_banner',
    '-nostats',
    ...window,
    '-i',
    file,
    '-vn',
    '-af',
    `${filter},volumedetect`,
    '-f',
    'null',
    '-',
  ]);
  return Number(/mean_volume: (-?[\d.]+) dB/.exec(stderr)?.[1]);
}

/** Returns one frame as RGB bytes; `crop` is in the syntax of ffmpeg's crop filter. */
export async function pixelsAt(file: string, seconds: number, crop = 'iw:ih'): Promise<Buffer> {
  const args = [
    '-v',
    'error',
    '-ss',
    String(seconds),
    '-i',
    file,
    '-frames:v',
    '1',
    '-vf',
    `crop=${crop}`,
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-',
  ];
  const { stdout } = await execute('ffmpeg', args, { encoding: 'buffer', maxBuffer: 2 ** 26 });
  return stdout;
}

/** Returns the mean color of a frame, each channel from 0 to 255. */
export async function colorAt(file: string, seconds: number, crop?: string): Promise<[number, number, number]> {
  const pixels = await pixelsAt(file, seconds, crop);
  const sums = [0, 0, 0] as [number, number, number];
  pixels.forEach((value, i) => (sums[i % 3]! += value));
  return sums.map((sum) => Math.round(sum / (pixels.length / 3))) as [number, number, number];
}

/** Returns the names of the top-level boxes of an MP4 file in order. */
export async function boxesOf(file: string): Promise<string[]> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const names: string[] = [];
    for (let at = 0; at < size;) {
      const head = Buffer.alloc(8);
      await handle.read(head, 0, 8, at);
      names.push(head.toString('latin1', 4));
      at += Math.max(8, head.readUInt32BE(0));
    }
    return names;
  } finally {
    await handle.close();
  }
}
