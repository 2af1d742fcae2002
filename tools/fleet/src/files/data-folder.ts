import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MachineError, explainFolderError } from '@reelsheet/native-servers';

/** A fresh Postgres alone takes about 60 MiB. */
const NEEDED_MIB = 100;

/** Error codes of Node when a folder cannot be created. */
const inTheWay = {
  EEXIST: 'a file is in its place',
  ENOTDIR: 'a file is in its way',
  ENOENT: 'it cannot be made there',
};

/** Makes the fleet's folder; fails with one line when it cannot be written to or the disk is nearly full. */
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
