import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Only the user reads the file and its folder. */
const [FILE_MODE, FOLDER_MODE] = [0o600, 0o700];

/** Returns the JSON of a file; undefined if the file is missing. */
export function readPrivate(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as unknown;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Replaces a file at once, so that an interruption leaves the old or the new content. */
export function writePrivate(path: string, value: unknown): void {
  mkdirSync(dirname(path), { recursive: true, mode: FOLDER_MODE });
  const temporary = `${path}.${process.pid}.tmp`;
  writeFileSync(temporary, `${JSON.stringify(value, null, 2)}\n`, { mode: FILE_MODE });
  renameSync(temporary, path);
}

export const removePrivate = (path: string): void => rmSync(path, { force: true });
