import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Folders in which package managers install programs that are not always in a user's PATH. */
const usualFolders = ['/usr/local/bin', '/usr/local/sbin', '/usr/bin', '/usr/sbin', '/opt/homebrew/bin'];

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the absolute path of the first of these programs that is installed, or undefined. */
export function findProgram(...names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...usualFolders];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}
