import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const MAX_STORED_BYTES = 4 * 2 ** 30;

/**
 * Large files of the state in one flat folder. At a start, the oldest are deleted if the folder exceeds its maximum
 * size.
 */
export class Files {
  private readonly dir: string;

  constructor(dir: string, storedBytes = MAX_STORED_BYTES) {
    this.dir = join(dir, 'files');
    mkdirSync(this.dir, { recursive: true });
    this.dropOldest(storedBytes);
  }

  /** Returns the path of a file. A name that could lead out of the folder is hashed. */
  path(name: string): string {
    const safe = /^[\w-]+(\.[\w-]+)*$/.test(name) ? name : createHash('sha256').update(name).digest('hex');
    return join(this.dir, safe);
  }

  /** Writes a file atomically, even if the process is killed during the write. */
  async write(name: string, bytes: Uint8Array): Promise<string> {
    const path = this.path(name);
    await writeFile(`${path}.part`, bytes);
    await rename(`${path}.part`, path);
    return path;
  }

  read(name: string): Promise<Buffer> {
    return readFile(this.path(name));
  }

  async remove(name: string): Promise<void> {
    await rm(this.path(name), { force: true });
  }

  private dropOldest(storedBytes: number): void {
    const files = readdirSync(this.dir)
      .map((name) => ({ path: join(this.dir, name), ...pick(statSync(join(this.dir, name))) }))
      .sort((a, b) => b.changed - a.changed);
    let total = 0;
    for (const file of files) {
      total += file.size;
      if (total > storedBytes) rmSync(file.path);
    }
  }
}

function pick(stats: { size: number; mtimeMs: number }): { size: number; changed: number } {
  return { size: stats.size, changed: stats.mtimeMs };
}
