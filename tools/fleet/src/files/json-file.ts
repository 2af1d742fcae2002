import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Replaces the file atomically, so that a reader sees either the old or the new text. Only the owner can read it. */
export function writeJson(file: string, content: unknown): void {
  const next = `${file}.next`;
  writeFileSync(next, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(next, file);
}

/** Returns the content of the file, or undefined if it does not exist. */
export function readJson<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
