import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { code, table } from './generated-page.js';

const run = promisify(execFile);
const SPEC = '.spec.ts';

/** Returns the paths of all spec files that Git knows or would add, sorted. */
export async function specFiles(root: string): Promise<string[]> {
  const { stdout } = await run('git', ['ls-files', '-co', '--exclude-standard', '--', 'apps', 'libs'], {
    cwd: root,
    maxBuffer: 2 ** 24,
  });
  const paths = new Set(stdout.split('\n').filter((path) => path.endsWith(SPEC)));
  return [...paths].filter((path) => existsSync(join(root, path))).sort();
}

/** Returns a table of the spec files in and below the folders, and of those that test them over HTTP, by folder. */
export function specsTable(folders: readonly string[], specs: readonly string[]): string[] {
  const tested = [...folders, ...folders.map(endToEnd)];
  const own = specs.filter((path) => tested.some((folder) => path.startsWith(`${folder}/`)));
  const byFolder = Map.groupBy(own, (path) => dirname(path));
  const rows = [...byFolder].map(([folder, paths]) => [
    code(folder),
    paths.map((path) => code(basename(path, SPEC))).join(', '),
  ]);
  return rows.length > 0 ? table(['Folder', 'Files, without `.spec.ts`'], rows) : [];
}

/** `apps/base/src/sheets` is tested in `apps/base/e2e/sheets`, `apps/core/src` in `apps/core/e2e`. */
const endToEnd = (folder: string) => folder.replace(/^(apps\/\w+)\/src/, '$1/e2e');
