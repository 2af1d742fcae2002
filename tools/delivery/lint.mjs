/**
 * Lints the code of browsers and all other code, each in a process of its own with its own cache, because they have
 * the types of different projects. Exits with 1 if one of them has findings.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const eslint = join('node_modules', '.bin', 'eslint');
const browser = ['apps/studio', 'apps/guide'];
const areas = { browser, elsewhere: ['.', ...browser.flatMap((it) => ['--ignore-pattern', `${it}/**`])] };
/** The types of all files that Node runs. More processes would each read the types of shared code again. */
const MAX_HEAP_MB = 4500;

const statuses = await Promise.all(Object.entries(areas).map(lint));
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1;

async function lint([area, paths]) {
  const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', `node_modules/.cache/eslint/${area}`];
  const args = [`--max-old-space-size=${MAX_HEAP_MB}`, eslint, ...cache, ...paths];
  const [status] = await once(spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }), 'exit');
  return status;
}
