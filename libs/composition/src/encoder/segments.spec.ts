import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parseDocument } from '../document/document.js';
import { pictureCommand } from './graph.js';
import { type Plan, planComposition } from '../document/plan.js';
import { cutPlan, splitIntoSegments } from './segments.js';
import { fakeMedia, PROBES } from '../testing/media.js';
import { Samples } from '../testing/samples.js';

const media = fakeMedia({ 1: PROBES.video(60), 2: PROBES.image(), 3: PROBES.silent(4) });
const planOf = (document: object) => planComposition(parseDocument(document), media);
const video = (change: object = {}) => ({ type: 'video', source: { layer_id: 1 }, ...change });
const image = (change: object = {}) => ({ type: 'image', source: { layer_id: 2 }, ...change });
const startsOf = async (plan: Promise<Plan>) => toStarts(await plan);
const toStarts = (plan: Plan) => splitIntoSegments(plan).map(({ start }) => start / plan.canvas.fps);

describe('splitIntoSegments', () => {
  it('covers the whole video, and cuts between clips of a suitable length', async () => {
    const clips = Array.from({ length: 12 }, () => image({ duration: 4.5 }));
    const plan = await planOf({ tracks: [{ clips }] });
    expect(toStarts(plan)).toEqual(Array.from({ length: 12 }, (_, i) => i * 4.5));
    expect(splitIntoSegments(plan).reduce((sum, { frames }) => sum + frames, 0)).toBe(plan.frames);
  });

  it('splits a long clip, and halves a short video so that both halves are encoded in parallel', async () => {
    expect(await startsOf(planOf({ tracks: [{ clips: [video({ duration: 30 })] }] }))).toEqual([0, 5, 10, 15, 20, 25]);
    expect(await startsOf(planOf({ tracks: [{ clips: [video({ duration: 6 })] }] }))).toEqual([0, 3]);
    expect(await startsOf(planOf({ tracks: [{ clips: [video({ duration: 3 })] }] }))).toEqual([0]);
  });

  it('never cuts within a transition', async () => {
    const clips = [image({ duration: 5 }), image({ duration: 5, transition: { type: 'wipe', duration: 2 } })];
    const [, start] = (await startsOf(planOf({ tracks: [{ clips }] }))) as [number, number];
    expect(start <= 3 || start >= 4.5).toBe(true);
  });

  it('does not cut a clip that can only be decoded from its start', async () => {
    const uneven = fakeMedia({ 1: { ...PROBES.video(20), video: { ...PROBES.video(20).video!, frames: 200 } } });
    const plan = await planComposition(parseDocument({ tracks: [{ clips: [video()] }] }), uneven);
    expect(toStarts(plan)).toEqual([0]);
    const looped = await planOf({ tracks: [{ clips: [video({ loop: true, duration: 100 })] }] });
    expect(toStarts(looped).at(-1)).toBe(60);
  });

  it('prefers cuts where a text appears or disappears', async () => {
    const words = { type: 'text', text: 'Now', start: 4, duration: 3 };
    const plan = await planOf({ tracks: [{ clips: [image({ duration: 20 })] }, { clips: [words] }] });
    expect(toStarts(plan).slice(0, 3)).toEqual([0, 4, 7]);
  });
});

describe('cutPlan', () => {
  const execute = promisify(execFile);
  const canvas = { width: 108, height: 192, fps: 30 };
  let samples: Samples;
  let document: object;

  beforeAll(async () => {
    samples = await Samples.create();
    const moving = (rate: number, seconds: number) => [
      '-f',
      'lavfi',
      '-i',
      `testsrc2=s=320x180:r=${rate}:d=${seconds}`,
    ];
    const [clip, fast, still, gif] = await Promise.all([
      samples.make('clip.mp4', ...moving(25, 9), '-pix_fmt', 'yuv420p', '-g', '50'),
      samples.make('fast.mp4', ...moving(60, 8), '-pix_fmt', 'yuv420p'),
      samples.make('still.png', '-f', 'lavfi', '-i', 'testsrc=s=200x300', '-frames:v', '1'),
      samples.make('dance.gif', ...moving(10, 0.7)),
    ]);
    const animation = { type: 'zoom_in' };
    document = {
      canvas,
      tracks: [
        {
          clips: [
            { type: 'video', source: clip, trim: { start: 0.7 }, duration: 8.2 },
            { type: 'image', source: still, duration: 5, animation, transition: { type: 'slide', duration: 0.6 } },
            {
              type: 'video',
              source: fast,
              duration: 7.5,
              transition: { type: 'crossfade' },
              animation: { type: 'pan_left' },
            },
          ],
        },
        {
          clips: [
            {
              type: 'image',
              source: gif,
              start: 3,
              duration: 12,
              position: { x: 0.5, y: 0, width: 0.5, height: 0.3 },
              transition: { type: 'fade', duration: 0.5 },
            },
          ],
        },
        {
          clips: [
            { type: 'text', text: 'Good morning', start: 1, duration: 11 },
            { type: 'text', text: 'Good night', start: 13.37, duration: 4 },
          ],
        },
      ],
    };
  });
  afterAll(() => samples.remove());

  /** Returns a hash of each frame that is sent to the encoder. */
  async function framesOf(plan: Plan): Promise<string[]> {
    const folder = await mkdtemp(join(samples.folder, 'frames-'));
    const { args, files, fonts } = pictureCommand(plan, 'unused.mp4');
    await mkdir(join(folder, 'fonts'));
    await Promise.all([...files].map(([name, text]) => writeFile(join(folder, name), text)));
    await Promise.all([...fonts].map(([name, file]) => symlink(file, join(folder, 'fonts', name))));
    const drawn = [...args.slice(0, args.indexOf('-c:v')), '-progress', '/dev/null', '-f', 'framemd5', '-'];
    const { stdout } = await execute('ffmpeg', drawn, { cwd: folder });
    return stdout.split('\n').flatMap((line) => (line.startsWith('0,') ? line.split(',').at(-1)!.trim() : []));
  }

  it.each(['full', 'draft'])('shows exactly the frames of the %s video', async (kind) => {
    const plan = await (kind === 'draft' ? samples.draft(document) : samples.plan(document));
    const ranges = splitIntoSegments(plan);
    expect(ranges.length).toBeGreaterThan(3);
    const frames: string[] = [];
    for (const range of ranges) frames.push(...(await framesOf(cutPlan(plan, range))));
    const expected = await framesOf(plan);
    expect(frames.length).toBe(plan.frames);
    expect(frames.flatMap((hash, frame) => (hash === expected[frame] ? [] : [frame]))).toEqual([]);
  });
});
