import { access, mkdir, open, readdir, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isKey } from './key.js';
import { BlobMissing, BlobStore, type ByteRange } from './port.js';

const WRITE_BATCH = 2 ** 20;
const READ_BATCH = 256 * 1024;

/**
 * A local folder: `files/<ab>/<key>` holds what is whole, `parts/<key>.<attempt>` what is being written.
 * A part is flushed to the disk before it gets its final name, and the folder after, so that a crash leaves all or nothing.
 */
export class FolderStore extends BlobStore {
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
    // Opened first: a stream that opens it by itself may do so after a failed source was cleaned up.
    const handle = await open(part, 'wx');
    try {
      await pipeline(source, handle.createWriteStream({ highWaterMark: WRITE_BATCH, flush: true }));
      await mkdir(dirname(file), { recursive: true });
      await rename(part, file);
      await flushFolder(dirname(file));
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    const handle = await this.open(key);
    return handle.createReadStream({ ...range, highWaterMark: READ_BATCH });
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

  private async open(key: string): Promise<FileHandle> {
    try {
      return await open(this.fileOf(key));
    } catch (error) {
      throw hasCode(error, 'ENOENT') ? new BlobMissing(key) : error;
    }
  }

  private fileOf(key: string): string {
    if (!isKey(key)) throw new Error(`${key} is no key of the store`);
    return join(this.folder, 'files', key.slice(0, 2), key);
  }

  private async removeParts(key: string, isDoomed: (attempt: number) => boolean): Promise<void> {
    const parts = join(this.folder, 'parts');
    const doomed = (await readdir(parts)).filter(
      (name) => name.startsWith(`${key}.`) && isDoomed(Number(name.slice(key.length + 1))),
    );
    await Promise.all(doomed.map((name) => rm(join(parts, name), { force: true })));
  }
}

async function flushFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

const hasCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;
