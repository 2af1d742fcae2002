import { createReadStream, createWriteStream, realpathSync } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StorageError, type FileStorage } from './file-storage.js';

/** Path of a file in the folder store. */
export const storagePath = (folder: string, key: string): string => join(folder, 'files', key.slice(0, 2), key);

/** Ending of a file that is being written. */
const UNFINISHED = '.part';

/** Files below a folder, as upload stores them. */
export class FolderStorage implements FileStorage {
  readonly name: string;

  constructor(private readonly folder: string) {
    this.name = `the folder ${realPathOf(folder)}`;
  }

  async sizeOf(key: string): Promise<number | undefined> {
    return this.guarded(async () => {
      const found = await stat(this.pathOf(key)).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      });
      return found?.size;
    });
  }

  async *read(key: string): AsyncGenerator<Uint8Array> {
    try {
      yield* createReadStream(this.pathOf(key)) as AsyncIterable<Buffer>;
    } catch (error) {
      throw this.named(error);
    }
  }

  async write(key: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
    const path = this.pathOf(key);
    await this.guarded(async () => {
      await mkdir(dirname(path), { recursive: true });
      await pipeline(bytes, createWriteStream(`${path}${UNFINISHED}`, { flush: true }));
      await rename(`${path}${UNFINISHED}`, path);
    });
  }

  async remove(key: string): Promise<void> {
    const path = this.pathOf(key);
    await this.guarded(async () => {
      for (const each of [path, `${path}${UNFINISHED}`]) await rm(each, { force: true });
    });
  }

  private pathOf(key: string): string {
    return storagePath(this.folder, key);
  }

  private async guarded<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw this.named(error);
    }
  }

  private named(error: unknown): StorageError {
    return StorageError.of(this.name, error, (each) => (each as Error).message);
  }
}

const isMissing = (error: unknown) => ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Returns the same path for two links to one folder. */
function realPathOf(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return resolve(folder);
  }
}
