import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Artifact } from '../artifact.js';

/**
 * Returns a handwritten file in which the lines between `generated: <name>` and `end: <name>` are generated from the
 * code, with the indentation of the first marker. Fails if a pair of markers is missing.
 */
export async function withGeneratedSections(
  root: string,
  path: string,
  sections: Readonly<Record<string, readonly string[]>>,
): Promise<Artifact> {
  const text = await readFile(join(root, path), 'utf8');
  const content = Object.entries(sections).reduce((all, [name, lines]) => fill(all, path, name, lines), text);
  return { path, content };
}

function fill(text: string, path: string, name: string, lines: readonly string[]): string {
  const all = text.split('\n');
  const first = all.findIndex((line) => line.includes(`generated: ${name}`));
  const last = all.findIndex((line) => line.includes(`end: ${name}`));
  if (first < 0 || last < first)
    throw new Error(`${path} has no lines between "generated: ${name}" and "end: ${name}"`);
  const indent = /^ */.exec(all[first] ?? '')?.[0] ?? '';
  const made = lines.map((line) => (line === '' ? '' : `${indent}${line}`));
  return [...all.slice(0, first + 1), ...made, ...all.slice(last)].join('\n');
}
