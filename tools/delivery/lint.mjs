/**
 * Lints each area of the repository in a process of its own: the types of all files together need more memory than
 * V8 uses by default. Each area has its own cache. Exits with the status of the first area that has findings.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const areas = { browser: ['apps/studio', 'apps/guide'], base: ['apps/base'], tools: ['tools'] };
const elsewhere = Object.values(areas).flatMap((folders) => folders.flatMap((it) => ['--ignore-pattern', `${it}/**`]));

const runs = Object.entries({ ...areas, elsewhere: ['.', ...elsewhere] });
const statuses = runs.map(([area, args]) => {
  const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', `node_modules/.cache/eslint/${area}`];
  const eslint = join('node_modules', '.bin', 'eslint');
  return spawnSync(process.execPath, [eslint, ...cache, ...args], { cwd: root, stdio: 'inherit' }).status ?? 1;
});
process.exitCode = statuses.find((status) => status !== 0) ?? 0;
