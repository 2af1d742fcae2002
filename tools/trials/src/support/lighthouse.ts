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

/** The metrics that the score for performance consists of. */
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

interface Report {
  readonly finalDisplayedUrl: string;
  readonly audits: Readonly<Record<string, { readonly displayValue?: string }>>;
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
}

/** A browser that runs already, whose cookies and storage Lighthouse keeps, or a new one. */
interface LighthouseOptions {
  readonly debuggingPort?: number;
  /** True for a desktop computer instead of a simulated phone. */
  readonly isDesktop?: boolean;
}

/** Returns the scores of a page, of 100. */
export async function lighthouseScores(
  trial: TrialRun,
  url: string,
  { debuggingPort, isDesktop = false }: LighthouseOptions = {},
): Promise<Record<string, number>> {
  const program = await installed(trial);
  const browser =
    debuggingPort === undefined ? [`--chrome-flags=${FLAGS}`] : [`--port=${debuggingPort}`, '--disable-storage-reset'];
  const args = [program, url, '--quiet', '--output=json', `--only-categories=${CATEGORIES.join(',')}`, ...browser];
  const { stdout } = await run(process.execPath, [...args, ...(isDesktop ? ['--preset=desktop'] : [])], {
    env: { ...process.env, CHROME_PATH: '/usr/bin/chromium' },
    maxBuffer: MAX_REPORT_BYTES,
  });
  const { audits, categories, finalDisplayedUrl: shown } = JSON.parse(stdout) as Report;
  if (new URL(shown).pathname !== new URL(url).pathname) throw new Error(`Lighthouse was led from ${url} to ${shown}`);
  trial.note(`${shown}: ${METRICS.map((each) => `${each} ${audits[each]?.displayValue}`).join(', ')}`);
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
