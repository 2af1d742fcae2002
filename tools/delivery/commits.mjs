/**
 * Checks the messages of all commits after `FIRST`, which are conventional (commitlint.config.mjs). Without the
 * history, as in an archive or a shallow clone, the check is skipped.
 */
import { resolve } from 'node:path';
import { FIRST } from './first-commit.mjs';
import { end, found, run } from './programs.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const git = (...args) => run('git', args, { cwd: ROOT });

if (git('merge-base', '--is-ancestor', FIRST, 'HEAD').status === 0) {
  const commitlint = ['node_modules/.bin/commitlint', '--from', FIRST];
  const { status, output } = run(process.execPath, commitlint, { cwd: ROOT });
  found('messages of commits', status === 0 ? [] : [output]);
} else console.log('skipped: messages of commits, because the history is missing');
end();
