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
import { BlobLost, BlobMissing, BlobStore, type ByteRange, type StoredBytes, type StoredFile } from './store.port.js';

/** The file that tells whether two processes have the same folder. */
const MARK = 'mark';

/**
 * A local folder: `files/<ab>/<key>` holds what is whole, `parts/<key>.<attempt>` what is being written, `mark` what tells it from other folders.
 * What is whole may have to be flushed yet, with the folders that name it.
 */
export class FolderStore extends BlobStore {
  readonly isOpenToCallers = false;
  readonly needsFlush = true;

  private constructor(private readonly folder: string) {
    super();
  }

  /** Throws where the folder can't be made. */
  static async open(folder: string): Promise<FolderStore> {
    await mkdir(join(folder, 'parts'), { recursive: true });
    return new FolderStore(folder);
  }

  async put(key: string, source: AsyncIterable<Uint8Array>, attempt: number): Promise<void> {
    const file = this.fileOf(key);
    const part = join(this.folder, 'parts', `${key}.${attempt}`);
    await this.removeParts(key, (other) => other < attempt);
    try {
      await writeFile(part, source, { flag: 'wx' });
      await mkdir(dirname(file), { recursive: true });
      await rename(part, file);
    } catch (error) {
      await rm(part, { force: true });
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
    await this.removeParts(key, () => true);
  }

  async stat(key: string): Promise<StoredBytes | undefined> {
    const found = await statOf(this.fileOf(key));
    return found && { byteSize: found.size, etag: '' };
  }

  /** All bytes come through this service. */
  async addressFor(): Promise<undefined> {
    return undefined;
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

  async sweepParts(before: Date): Promise<void> {
    const parts = join(this.folder, 'parts');
    for (const name of await namesIn(parts)) {
      const part = await statOf(join(parts, name));
      if (part && part.mtime < before) await rm(join(parts, name), { force: true });
    }
  }

  async mark(): Promise<string> {
    const file = join(this.folder, MARK);
    const known = await unlessMissing(readFile(file, 'utf8'), undefined);
    if (known !== undefined) return known.trim();
    // Made whole beside it: of two processes that look for the first time, one links its own.
    await this.writeMark(newKey(), link).catch((error: unknown) => {
      if (!hasCode(error, 'EEXIST')) throw error;
    });
    return (await readFile(file, 'utf8')).trim();
  }

  async takeMark(mark: string): Promise<void> {
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

  private async removeParts(key: string, isDoomed: (attempt: number) => boolean): Promise<void> {
    const parts = join(this.folder, 'parts');
    const doomed = (await readdir(parts)).filter(
      (name) => name.startsWith(`${key}.`) && isDoomed(Number(name.slice(key.length + 1))),
    );
    await Promise.all(doomed.map((name) => rm(join(parts, name), { force: true })));
  }
}

/** Closes it too. */
async function flushed(key: string, file: FileHandle): Promise<void> {
  try {
    await file.sync();
  } catch (cause) {
    throw new BlobLost(key, { cause });
  } finally {
    await file.close();
  }
}

/** Undefined where there is none, or none any more. */
const statOf = (path: string) => unlessMissing(stat(path), undefined);
const namesIn = (path: string) => unlessMissing(readdir(path), []);

async function unlessMissing<T, E>(work: Promise<T>, missing: E): Promise<T | E> {
  try {
    return await work;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return missing;
    throw error;
  }
}

const hasCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;
