import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SNIPPETS, withSnippets } from '@reelsheet/guide/snippets';
import type { Artifact } from '../artifact.js';

const PAGES = 'docs/guide';

/** Returns the pages of the guide with the code of their snippets, which tests run. */
export async function guidePages(root: string): Promise<Artifact[]> {
  const names = (await readdir(join(root, PAGES))).filter((name) => name.endsWith('.md'));
  const read = (path: string) => readFileSync(join(root, SNIPPETS, path), 'utf8');
  return Promise.all(
    names.map(async (name) => {
      const path = `${PAGES}/${name}`;
      return { path, content: withSnippets(await readFile(join(root, path), 'utf8'), read) };
    }),
  );
}
