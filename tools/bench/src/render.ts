import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  compose,
  parseDocument,
  planComposition,
  planDraft,
  planSegments,
  sourceKey,
  sourcesOf,
  toAss,
} from '@reelsheet/composition';
import type { SegmentCache, Plan } from '@reelsheet/composition';
import { temporaryFolder } from '@reelsheet/native-servers';
import { probe } from '@reelsheet/platform-media-tools';
import { median } from './median.js';
import { HAND_GRAPH, LONG, SHORT } from './render/documents.js';
import { Remotion } from './render/remotion.js';
import { makeSources, SOURCE_FILES } from './render/sources.js';

const execute = promisify(execFile);
const ROUNDS = 3;
const GOAL = { cpu: 1.1, again: 0.35, draft: 0.25, ssim: 0.98, remotion: 4, skewMs: 40, lufs: -14, lufsOff: 1 };
const FPS = 30;
const TICKS_A_SECOND = 100;

interface Spent {
  /** Seconds of processor time of this process and its child processes. */
  readonly cpu: number;
  readonly elapsed: number;
}

/**
 * Renders ten seconds of three clips with a voice, music and captions, in alternation with one
 * handwritten ffmpeg graph; a minute of which one layer changes; a preview; and the ten seconds by
 * Remotion.
 */
export async function benchRender(): Promise<boolean> {
  const folder = temporaryFolder();
  try {
    await makeSources(folder);
    const bench = new RenderBench(folder);
    return [
      await bench.compareWithHand(),
      await bench.changeOneLayer(),
      await bench.draft(),
      await bench.compareWithRemotion(),
    ].every(Boolean);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

class RenderBench {
  constructor(private readonly folder: string) {}

  async compareWithHand(): Promise<boolean> {
    await this.writeWords(await this.plan(SHORT));
    const rounds: { own: Spent; hand: Spent }[] = [];
    for (let round = -1; round < ROUNDS; round += 1) {
      const hand = await spent(() => this.byHand());
      const own = await spent(() => this.render(SHORT, 'own.mp4'));
      if (round >= 0) rounds.push({ own, hand });
    }
    const ratio = (of: keyof Spent) => median(rounds.map(({ own, hand }) => own[of] / hand[of]));
    const [cpu, elapsed] = [ratio('cpu'), ratio('elapsed')];
    const { frames, skewMs } = await this.times('own.mp4');
    const [ssim, lufs] = [await this.ssim('own.mp4', 'hand.mp4'), await this.loudness('own.mp4')];
    console.log(
      `render: 10 s take ${cpu.toFixed(2)} of the CPU of one handwritten graph (goal ${GOAL.cpu}) and ${elapsed.toFixed(2)} of its time; ` +
        `${frames} frames (300 ±1), sound ${skewMs.toFixed(0)} ms off (goal ${GOAL.skewMs}), ${lufs.toFixed(1)} LUFS (goal ${GOAL.lufs} ±${GOAL.lufsOff}), ` +
        `SSIM ${ssim.toFixed(3)} (goal ${GOAL.ssim})`,
    );
    const isRight = Math.abs(frames - 300) <= 1 && skewMs <= GOAL.skewMs && ssim >= GOAL.ssim;
    return cpu <= GOAL.cpu && isRight && Math.abs(lufs - GOAL.lufs) <= GOAL.lufsOff;
  }

  async changeOneLayer(): Promise<boolean> {
    const cache = new FolderSegmentCache(join(this.folder, 'segments'));
    const first = await spent(() => this.render(LONG('A calm morning'), 'first.mp4', { cache }));
    const again = await spent(() => this.render(LONG('A calm evening'), 'again.mp4', { cache }));
    const ratio = again.elapsed / first.elapsed;
    console.log(
      `render: a minute with one layer changed takes ${ratio.toFixed(2)} of its first time (goal ${GOAL.again}), ${(again.cpu / first.cpu).toFixed(2)} of its CPU`,
    );
    return ratio <= GOAL.again;
  }

  async draft(): Promise<boolean> {
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const whole = await spent(() => this.render(SHORT, 'whole.mp4'));
      const draft = await spent(() => this.render(SHORT, 'draft.mp4', { isDraft: true }));
      rounds.push(draft.elapsed / whole.elapsed);
    }
    console.log(`render: a draft takes ${median(rounds).toFixed(2)} of the time of the whole (goal ${GOAL.draft})`);
    return median(rounds) <= GOAL.draft;
  }

  async compareWithRemotion(): Promise<boolean> {
    const remotion = await Remotion.install(join(this.folder, 'remotion'), this.folder);
    const rounds: number[] = [];
    for (let round = -1; round < ROUNDS; round += 1) {
      const theirs = await remotion.render(join(this.folder, 'remotion.mp4'));
      const own = await spent(() => this.render(SHORT, 'own.mp4'));
      if (round >= 0) rounds.push(theirs / own.elapsed);
    }
    console.log(`render: ${median(rounds).toFixed(1)} times as fast as Remotion (goal ${GOAL.remotion})`);
    return median(rounds) >= GOAL.remotion;
  }

  private async render(
    document: object,
    name: string,
    { isDraft = false, cache }: { isDraft?: boolean; cache?: SegmentCache } = {},
  ): Promise<void> {
    const segmentPlan = await planSegments(await this.plan(document, isDraft ? planDraft : planComposition));
    await compose(segmentPlan, join(this.folder, name), cache ? { cache } : {});
  }

  private async plan(document: object, planned = planComposition): Promise<Plan> {
    const parsed = parseDocument(document);
    const uses = sourcesOf(parsed).map(async ({ source }) => {
      const file = join(this.folder, new URL(source.url!).pathname.slice(1));
      return [sourceKey(source), { file, probe: await probe(file) }] as const;
    });
    return planned(parsed, new Map(await Promise.all(uses)));
  }

  /**
   * Writes the subtitle file that both renderers use, because the layout of words is part of Reelsheet and not
   * compared.
   */
  private async writeWords({ layers, layout }: Plan): Promise<void> {
    const fonts = join(this.folder, 'fonts');
    await mkdir(fonts);
    const cues = layers.flatMap((layer) => (layer.kind === 'text' ? layer.cues : []));
    const words = toAss(cues, layout);
    await writeFile(join(this.folder, 'hand.ass'), words.text);
    for (const [name, file] of words.fonts) await symlink(file, join(fonts, name));
  }

  private async byHand(): Promise<void> {
    const inputs = SOURCE_FILES.flatMap((file) => ['-i', file]);
    const encoder = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-pix_fmt', 'yuv420p', '-threads', '2'];
    const output = ['-map', '[v]', '-map', '[a]', ...encoder, '-c:a', 'aac', '-b:a', '160k', '-ar', '48000'];
    const args = ['-v', 'error', '-y', ...inputs, '-filter_complex', HAND_GRAPH, ...output, '-movflags', '+faststart'];
    await execute('nice', ['-n', '10', 'ffmpeg', ...args, '-t', '10', 'hand.mp4'], { cwd: this.folder });
  }

  private async times(name: string): Promise<{ frames: number; skewMs: number }> {
    const shown = ['-count_packets', '-show_entries', 'stream=codec_type,start_time,nb_read_packets', '-of', 'json'];
    const { stdout } = await execute('ffprobe', ['-v', 'error', ...shown, join(this.folder, name)]);
    const { streams } = JSON.parse(stdout) as {
      streams: { codec_type: string; start_time: string; nb_read_packets: string }[];
    };
    const [video, audio] = ['video', 'audio'].map((type) => streams.find((stream) => stream.codec_type === type)!);
    const skew = Math.abs(Number(audio!.start_time) - Number(video!.start_time));
    return { frames: Number(video!.nb_read_packets), skewMs: skew * 1_000 };
  }

  private async ssim(one: string, other: string): Promise<number> {
    const inputs = ['-i', join(this.folder, one), '-i', join(this.folder, other)];
    const { stderr } = await execute('ffmpeg', [
      '-hide_banner',
      ...inputs,
      '-lavfi',
      `[0:v]fps=${FPS}[a];[1:v]fps=${FPS}[b];[a][b]ssim`,
      '-f',
      'null',
      '-',
    ]);
    return Number(/All:([\d.]+)/.exec(stderr)?.[1]);
  }

  private async loudness(name: string): Promise<number> {
    const listen = ['-vn', '-af', 'ebur128=framelog=verbose', '-f', 'null', '-'];
    const { stderr } = await execute('ffmpeg', ['-hide_banner', '-nostats', '-i', join(this.folder, name), ...listen]);
    return Number(/I:\s+(-?[\d.]+) LUFS\s+Threshold/.exec(stderr)?.[1]);
  }
}

/** Segment cache in a local folder instead of the storage that workers use. */
class FolderSegmentCache implements SegmentCache {
  constructor(private readonly folder: string) {}

  async fetch(key: string, file: string): Promise<boolean> {
    const bytes = await readFile(join(this.folder, key)).catch(() => undefined);
    if (bytes) await writeFile(file, bytes);
    return bytes !== undefined;
  }

  async store(key: string, file: string): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await writeFile(join(this.folder, key), await readFile(file));
  }
}

async function spent(work: () => Promise<void>): Promise<Spent> {
  const [before, startedAt] = [await cpuSeconds(), performance.now()];
  await work();
  return { cpu: (await cpuSeconds()) - before, elapsed: (performance.now() - startedAt) / 1_000 };
}

/** Returns the processor time of this process and its ended children. */
async function cpuSeconds(): Promise<number> {
  const text = await readFile('/proc/self/stat', 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_A_SECOND;
}
