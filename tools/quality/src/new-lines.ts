import { execFileSync } from 'node:child_process';
import type { Occurrence } from './measurement.js';

const MAX_DIFF_BYTES = 256 * 1024 * 1024;

/**
 * Returns a test for lines added since the last commit that changed `limitsPath`.
 * In that commit every count was within its limit.
 */
export function linesAddedSince(root: string, limitsPath: string): (occurrence: Occurrence) => boolean {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: MAX_DIFF_BYTES });
  const commit = git('log', '-1', '--format=%H', '--', limitsPath).trim();
  const untracked = new Set(git('ls-files', '-o', '--exclude-standard').split('\n'));
  const added = addedLines(commit ? git('diff', '-U0', '--no-color', '--no-ext-diff', '-M', commit) : '');
  return ({ path, line }) => untracked.has(path) || (added.get(path)?.has(line) ?? false);
}

/** Reads the numbers of added lines, by path, from a diff without context. */
export function addedLines(diff: string): ReadonlyMap<string, ReadonlySet<number>> {
  const added = new Map<string, Set<number>>();
  let lines = new Set<number>();
  for (const text of diff.split('\n')) {
    const path = /^\+\+\+ b\/(.+)$/.exec(text)?.[1];
    if (path) added.set(path, (lines = new Set()));
    const hunk = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(text);
    if (!hunk) continue;
    const start = Number(hunk[1]);
    for (let line = start; line < start + Number(hunk[2] ?? 1); line++) lines.add(line);
  }
  return added;
}
