import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../support/spec-run.js';
import type { Trial } from '../trial.js';
import { circumstances } from './circumstances.js';
import { sectionsOf } from './page-sections.js';
import { runRecorded } from './recorded-run.js';
import { argsOf, headingOf, sectionOf, type TrialRequest } from './trial-section.js';
import { trialsPage } from './trials-page.js';

const MAIN = fileURLToPath(new URL('../main.js', import.meta.url));
const PAGE = join(ROOT, 'docs/trials.md');

/** Runs each trial in its own process and writes its figures into the page. Returns true if all reached their goals. */
export async function recordTrials(
  requests: readonly TrialRequest[],
  trials: Readonly<Record<string, Trial>>,
): Promise<boolean> {
  let isReached = true;
  for (const request of requests) {
    const before = circumstances();
    const startedAt = performance.now();
    const { lines, status } = await runRecorded(MAIN, argsOf(request));
    const seconds = (performance.now() - startedAt) / 1_000;
    isReached &&= status === 0;
    const { shows } = trials[request.name]!;
    const section = sectionOf({ ...before, request, shows, lines: lines.map(withoutFolders), status, seconds });
    // The page is read and written after each trial, because the next one may take long and another run may have ended.
    const sections = sectionsOf(existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '');
    writeFileSync(PAGE, trialsPage(sections.set(headingOf(request), section)));
  }
  return isReached;
}

/** Replaces the folders of this checkout and of its user. */
const withoutFolders = (line: string) => line.replaceAll(ROOT, '').replaceAll(`${homedir()}/`, '~/');
