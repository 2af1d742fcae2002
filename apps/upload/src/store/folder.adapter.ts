import {
  access,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
  type FileHandle,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { isKey, newKey, requireKey } from './key.js';
import { FileBytes } from './file-bytes.js';
import { FolderPartials } from './folder-partials.adapter.js';
import { BlobLost, BlobMissing, FileStore, type ByteRange, type StoredBytes, type StoredFile } from './store.port.js';

/** The file that shows whether two processes use the same folder. */
const MARK = 'mark';

/**
 * A local folder: `files/<ab>/<key>` contains complete files, `parts/<key>.<attempt>` unfinished ones, `mark`
 * identifies the folder. Complete files, and the folders that name them, may still have to be flushed.
 */
export class FolderStore extends FileStore {
  readonly isOpenToCallers = false;
  readonly needsFlush = true;
  readonly writesLate = false;
  readonly partials: FolderPartials;

  private constructor(private readonly folder: string) {
    super();
    this.partials = new FolderPartials({ partialFiles: join(folder, 'parts'), fileOf: (key) => this.fileOf(key) });
  }

  /** Throws if the folder cannot be created. */
  static async open(folder: string): Promise<FolderStore> {
    await mkdir(join(folder, 'parts'), { recursive: true });
    return new FolderStore(folder);
  }

  async put(key: string, source: AsyncIterable<Uint8Array>, attempt: number): Promise<void> {
    const file = this.fileOf(key);
    const partialFile = join(this.folder, 'parts', `${key}.${attempt}`);
    await this.removePartialFiles(key, (other) => other < attempt);
    try {
      await writeFile(partialFile, source, { flag: 'wx' });
      await mkdir(dirname(file), { recursive: true });
      await rename(partialFile, file);
    } catch (error) {
      await rm(partialFile, { force: true });
      throw error;
    }
  }

  async flush(key: string): Promise<void> {
    const path = this.fileOf(key);
    await flushed(key, await this.open(key));
    for (const folder of [dirname(path), dirname(dirname(path))]) await flushed(key, await open(folder));
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    return new FileBytes(await this.open(key), range);
  }

  async withFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T> {
    const path = this.fileOf(key);
    await access(path).catch(() => {
      throw new BlobMissing(key);
    });
    return work(path);
  }

  async remove(key: string): Promise<void> {
    await rm(this.fileOf(key), { force: true });
    await this.removePartialFiles(key, () => true);
  }

  async stat(key: string): Promise<StoredBytes | undefined> {
    const found = await statOf(this.fileOf(key));
    return found && { byteSize: found.size, etag: '' };
  }

  /** All bytes pass through this service. */
  async addressFor(): Promise<undefined> {
    return undefined;
  }

  async collect(): Promise<boolean> {
    return false;
  }

  async *list(): AsyncGenerator<readonly StoredFile[]> {
    const files = join(this.folder, 'files');
    for (const folder of await namesIn(files)) {
      const found: StoredFile[] = [];
      for (const key of (await namesIn(join(files, folder))).filter(isKey)) {
        const file = await statOf(join(files, folder, key));
        if (file) found.push({ key, writtenAt: file.mtime });
      }
      yield found;
    }
  }

  async sweepPartialFiles(before: Date): Promise<void> {
    const partialFiles = join(this.folder, 'parts');
    for (const name of await namesIn(partialFiles)) {
      const partialFile = await statOf(join(partialFiles, name));
      if (partialFile && partialFile.mtime < before) await rm(join(partialFiles, name), { force: true });
    }
  }

  async mark(): Promise<string> {
    const file = join(this.folder, MARK);
    const known = await orMissing(readFile(file, 'utf8'), undefined);
    if (known !== undefined) return known.trim();
    // Written to a temporary file and linked: of two concurrent processes only one succeeds.
    await this.writeMark(newKey(), link).catch((error: unknown) => {
      if (!hasCode(error, 'EEXIST')) throw error;
    });
    return (await readFile(file, 'utf8')).trim();
  }

  async replaceMark(mark: string): Promise<void> {
    await this.writeMark(mark, rename);
  }

  private async writeMark(mark: string, place: typeof rename): Promise<void> {
    const draft = join(this.folder, 'parts', newKey());
    try {
      await writeFile(draft, mark, { flush: true });
      await place(draft, join(this.folder, MARK));
    } finally {
      await rm(draft, { force: true });
    }
  }

  private async open(key: string): Promise<FileHandle> {
    try {
      return await open(this.fileOf(key));
    } catch (error) {
      throw hasCode(error, 'ENOENT') ? new BlobMissing(key) : error;
    }
  }

  private fileOf(key: string): string {
    return join(this.folder, 'files', requireKey(key).slice(0, 2), key);
  }

  private async removePartialFiles(key: string, isDoomed: (attempt: number) => boolean): Promise<void> {
    const partialFiles = join(this.folder, 'parts');
    const doomed = (await readdir(partialFiles)).filter(
      (name) => name.startsWith(`${key}.`) && isDoomed(Number(name.slice(key.length + 1))),
    );
    await Promise.all(doomed.map((name) => rm(join(partialFiles, name), { force: true })));
  }
}

/** Also closes the file. */
async function flushed(key: string, file: FileHandle): Promise<void> {
  try {
    await file.sync();
  } catch (cause) {
    throw new BlobLost(key, { cause });
  } finally {
    await file.close();
  }
}

/** Returns undefined if the file does not exist. */
const statOf = (path: string) => orMissing(stat(path), undefined);
const namesIn = (path: string) => orMissing(readdir(path), []);

async function orMissing<T, E>(work: Promise<T>, missing: E): Promise<T | E> {
  try {
    return await work;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return missing;
    throw error;
  }
}

const hasCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;
