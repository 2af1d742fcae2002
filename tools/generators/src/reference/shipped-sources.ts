import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';

const run = promisify(execFile);
const NOT_SHIPPED = /\.(spec|suite)\.ts$|\/testing\//;

/** A parsed TypeScript file of an app or library that is shipped. */
export interface ShippedSource {
  /** Path relative to the root of the repository. */
  readonly path: string;
  readonly tree: ts.SourceFile;
}

/** Parses every shipped file that Git knows or would add, in the order of their paths. */
export async function shippedSources(root: string): Promise<ShippedSource[]> {
  const listing = [
    'ls-files',
    '-co',
    '--exclude-standard',
    '--',
    'apps/*/src/**/*.ts',
    'apps/*/src/*.ts',
    'libs/**/*.ts',
  ];
  const { stdout } = await run('git', listing, { cwd: root, maxBuffer: 2 ** 24 });
  const paths = [...new Set(stdout.split('\n'))].filter(
    (path) => path && !NOT_SHIPPED.test(path) && existsSync(join(root, path)),
  );
  return Promise.all(paths.sort().map(async (path) => parseSource(path, await readFile(join(root, path), 'utf8'))));
}

export function parseSource(path: string, text: string): ShippedSource {
  return { path, tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) };
}

/** Returns the text of the comment directly above a node as one line, or an empty string. */
export function commentAbove(node: ts.Node): string {
  const text = node.getSourceFile().text;
  const range = ts.getLeadingCommentRanges(text, node.getFullStart())?.at(-1);
  if (!range) return '';
  const comment = text.slice(range.pos, range.end).replace(/^\/\*\*?|\*\/$/g, '');
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\*|\/\/)\s?/, '').trim())
    .join(' ')
    .trim();
}

/** Calls `visit` for a node and everything below it. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}
