import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TrialRun } from '../trial.js';

const run = promisify(execFile);
/** Version that is installed on demand, because the repository shall not depend on its hundreds of packages. */
const VERSION = '13.5.0';
const MAX_REPORT_BYTES = 64 * 2 ** 20;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const FLAGS = '--headless=new --no-sandbox --disable-gpu';

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
}

/** Returns the scores of a page on a simulated phone, of 100. */
export async function lighthouseScores(trial: TrialRun, url: string): Promise<Record<string, number>> {
  const program = await installed(trial);
  const args = [program, url, '--quiet', '--output=json', `--only-categories=${CATEGORIES.join(',')}`];
  const { stdout } = await run(process.execPath, [...args, `--chrome-flags=${FLAGS}`], {
    env: { ...process.env, CHROME_PATH: '/usr/bin/chromium' },
    maxBuffer: MAX_REPORT_BYTES,
  });
  const { categories } = JSON.parse(stdout) as Report;
  return Object.fromEntries(CATEGORIES.map((each) => [each, Math.round(categories[each]!.score * 100)]));
}

async function installed(trial: TrialRun): Promise<string> {
  const folder = join(homedir(), '.cache', 'reelsheet', `lighthouse-${VERSION}`);
  const program = join(folder, 'node_modules/lighthouse/cli/index.js');
  if (existsSync(program)) return program;
  trial.note('installing Lighthouse');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }');
  await run('npm', ['install', '--no-audit', '--no-fund', `lighthouse@${VERSION}`], { cwd: folder });
  return program;
}
