import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Artifact } from '../artifact.js';

const PACKAGE = 'libs/sdk-python/src/reelsheet';

/** Replacements that make code that waits of code for `await`. */
const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  [/\basync (def|with|for)\b/g, '$1'],
  [/\bawait /g, ''],
  [/\basynchronous\b/g, 'synchronous'],
  [/\b_async\b/g, '_sync'],
  [/\basync_(agent_)?things\b/g, 'sync_$1things'],
  [/\bAsyncGenerator\[(.+), (\w+)\]/g, 'Generator[$1, $2, None]'],
  [/\bAsyncGenerator\b/g, 'Generator'],
  [/\bAsync(?=[A-Z])/g, ''],
  [/\bAwaitable, |, Awaitable\b(?!\[)/g, ''],
  [/\bAwaitable\[((?:[^[\]]|\[(?:[^[\]]|\[[^[\]]*\])*\])*)\]/g, '$1'],
  [/\baiter\(/g, 'iter('],
  [/\baclosing\b/g, 'closing'],
  [/\b__a(iter|enter|exit)__\b/g, '__$1__'],
  [/\ba(read|close|iter_bytes)\b/g, '$1'],
];

/** Makes the client that waits of the one for `await`, so that nobody writes both. */
export async function pythonTwins(root: string): Promise<Artifact[]> {
  const names = (await readdir(join(root, PACKAGE, '_async'))).filter((name) => name.endsWith('.py'));
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(root, PACKAGE, '_async', name), 'utf8');
      return { path: `${PACKAGE}/_sync/${name}`, content: twinOf(name, text) };
    }),
  );
}

/** Returns the code that waits instead of code for `await`. */
export function twinOf(name: string, text: string): string {
  const header = `# Generated from _async/${name} (\`npm run generate\`).\n`;
  return header + REPLACEMENTS.reduce((code, [from, to]) => code.replace(from, to), text);
}
