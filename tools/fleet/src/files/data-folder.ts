import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MachineError, explainFolderError } from '@reelsheet/native-servers';

/** Free space that a start requires; a new Postgres cluster alone takes about 60 MiB. */
const NEEDED_MIB = 100;

/** Error codes of Node when a folder cannot be created. */
const inTheWay = {
  EEXIST: 'a file with this name exists',
  ENOTDIR: 'a parent is a file',
  ENOENT: 'it cannot be created',
};

/** Creates the fleet's folder; fails with one line if it is not writable or the disk is nearly full. */
export function openDataFolder(dir: string): void {
  try {
    mkdirSync(dir, { recursive: true });
    const probe = join(dir, '.probe');
    writeFileSync(probe, 'x', { flush: true });
    rmSync(probe);
  } catch (error) {
    throw explainFolderError(dir, error, inTheWay);
  }
  const { bavail, bsize } = statfsSync(dir);
  const free = Math.floor((bavail * bsize) / 2 ** 20);
  if (free < NEEDED_MIB) throw new MachineError(`the disk of ${dir} is full: ${free} MiB free, ${NEEDED_MIB} needed`);
}
