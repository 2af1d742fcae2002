import { execFile } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseDocument } from '../document/document.js';
import { planDraft } from '../document/draft.js';
import { planComposition } from '../document/plan.js';
import { probe } from '@reelsheet/platform-media-tools';
import { recipeOf } from '../encoder/recipe.js';
import { sourceKey } from '../document/source-key.js';
import { type Media, sourcesOf } from '../document/sources.js';

const execute = promisify(execFile);

/** A folder of generated media that tests compose from; `sources` are named by URL. */
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

  /** Makes a file with ffmpeg and answers the source that names it in documents. */
  async make(name: string, ...args: string[]): Promise<{ url: string }> {
    await ffmpeg(...args, this.path(name));
    return this.add(name, this.path(name));
  }

  add(name: string, file: string): { url: string } {
    const source = { url: `https://samples.test/${name}` };
    this.files.set(sourceKey(source), file);
    return source;
  }

  async media(input: unknown): Promise<Media> {
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

  async recipe(input: unknown) {
    return recipeOf(await this.plan(input));
  }
}

export async function ffmpeg(...args: string[]): Promise<void> {
  await execute('ffmpeg', ['-v', 'error', '-y', ...args]);
}

interface Streams {
  format: { duration: string };
  streams: Record<'video' | 'audio', Record<string, string | number>>;
}

/** What ffprobe says about a file, its frames counted. */
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

/** Integrated loudness in LUFS. */
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

/** Level of a stretch of sound in dB of full scale, after the given filter. */
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

/** One frame as RGB bytes; `crop` is in the syntax of ffmpeg's filter. */
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

/** The mean colour of a frame, 0..255 each. */
export async function colorAt(file: string, seconds: number, crop?: string): Promise<[number, number, number]> {
  const pixels = await pixelsAt(file, seconds, crop);
  const sums = [0, 0, 0] as [number, number, number];
  pixels.forEach((value, i) => (sums[i % 3]! += value));
  return sums.map((sum) => Math.round(sum / (pixels.length / 3))) as [number, number, number];
}

/** Names of an MP4's top-level boxes in order. */
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
