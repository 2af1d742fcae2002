import { join } from 'node:path';
import { REPOSITORY } from '@reelsheet/tool-fleet';
import type { TrialRun } from '../trial.js';

export const DEMO = join(REPOSITORY, 'tools', 'demo', 'dist', 'main.js');
export const DEMO_MS = 15 * 60_000;
const POSTS = 2;
const MAX_OUTPUT = 3_000;

interface DemoResult {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the demo by `go`, and compares its output with one video and its posts. */
export async function checkDemo(trial: TrialRun, go: () => Promise<DemoResult>): Promise<void> {
  const startedAt = performance.now();
  const { status, stdout, stderr } = await go();
  const seconds = (performance.now() - startedAt) / 1_000;
  if (status !== 0) trial.note(`${stdout}${stderr}`.slice(-MAX_OUTPUT));
  trial.figure(`status of the demo after ${seconds.toFixed(0)} s`, status ?? -1, { exactly: 0 });
  trial.figure('posts of the demo', stdout.match(/^post /gm)?.length ?? 0, { atLeast: POSTS });
  trial.figure('videos of the demo', stdout.match(/^video /gm)?.length ?? 0, { exactly: 1 });
}
