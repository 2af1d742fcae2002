import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Replaces the file in one step, so that a reader sees the old text or the new one; readable by its owner alone. */
export function writeJson(file: string, content: unknown): void {
  const next = `${file}.next`;
  writeFileSync(next, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(next, file);
}

/** The file's content, or undefined where there is none. */
export function readJson<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
