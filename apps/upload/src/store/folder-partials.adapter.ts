import { constants, copyFile, mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { requireKey } from './key.js';
import {
  CHECKPOINT_BYTES,
  PartialFiles,
  type Continuation,
  type PartialFile,
  type StoredProgress,
} from './partial-files.port.js';
import { BlobMissing } from './store.port.js';

interface FolderLayout {
  /** The folder of unfinished files. */
  readonly partialFiles: string;
  /** Returns the path of the complete file. */
  readonly fileOf: (key: string) => string;
}

/**
 * Unfinished files of a folder are `<key>.<generation>`. An attempt appends to the file of the last one. If that may
 * still be writing, it continues with a copy, so that late bytes reach a file that nobody reads.
 */
export class FolderPartials extends PartialFiles {
  constructor(private readonly layout: FolderLayout) {
    super();
  }

  async *continue(continuation: Continuation, source: AsyncIterable<Uint8Array>): AsyncGenerator<StoredProgress> {
    const { key, partial, isAllOrNothing } = continuation;
    const known = generationOf(partial);
    const generation = known === undefined || continuation.isContested ? continuation.attempt : known;
    const file = await this.opened(continuation, known, generation);
    let [written, reported] = [continuation.offset, continuation.offset];
    try {
      for await (const bytes of source) {
        await writeAt(file, bytes, written);
        written += bytes.length;
        if (isAllOrNothing || written - reported < CHECKPOINT_BYTES) continue;
        await file.sync();
        yield { partial: { generation }, offset: (reported = written) };
      }
      if (written === reported) return;
      await file.sync();
      yield { partial: { generation }, offset: written };
    } finally {
      await file.close();
    }
    if (known !== generation) await this.removeGenerations(key, (other) => other < generation);
  }

  async finish(key: string, partial: PartialFile, byteSize: number): Promise<void> {
    const [path, generation] = [this.layout.fileOf(key), generationOf(partial)];
    if (generation !== undefined && (await sizeOf(path)) === undefined) {
      const unfinished = this.pathOf(key, generation);
      if ((await sizeOf(unfinished)) !== byteSize) throw new BlobMissing(key);
      await mkdir(dirname(path), { recursive: true });
      // Another process may do the same at the same time.
      await rename(unfinished, path).catch(ignoreMissing);
    }
    if ((await sizeOf(path)) !== byteSize) throw new BlobMissing(key);
    for (const folder of [dirname(path), dirname(dirname(path))]) await synced(folder);
    await this.removeGenerations(key, () => true);
  }

  async discard(key: string): Promise<void> {
    await this.removeGenerations(key, () => true);
  }

  private async opened(
    { key, offset }: Continuation,
    known: number | undefined,
    generation: number,
  ): Promise<FileHandle> {
    const path = this.pathOf(key, generation);
    if (known !== undefined && ((await sizeOf(this.pathOf(key, known))) ?? -1) < offset) throw new BlobMissing(key);
    if (known === undefined) {
      const file = await open(path, 'w');
      await synced(this.layout.partialFiles);
      return file;
    }
    if (known !== generation) {
      await copyFile(this.pathOf(key, known), path, constants.COPYFILE_FICLONE);
      await synced(this.layout.partialFiles);
    }
    const file = await open(path, 'r+');
    // An attempt may have written more after its last report.
    await file.truncate(offset);
    return file;
  }

  private pathOf(key: string, generation: number): string {
    return join(this.layout.partialFiles, `${requireKey(key)}.${generation}`);
  }

  private async removeGenerations(key: string, isDoomed: (generation: number) => boolean): Promise<void> {
    const prefix = `${requireKey(key)}.`;
    const doomed = (await readdir(this.layout.partialFiles)).filter(
      (name) => name.startsWith(prefix) && isDoomed(Number(name.slice(prefix.length))),
    );
    for (const name of doomed) await rm(join(this.layout.partialFiles, name), { force: true });
  }
}

function generationOf({ generation }: PartialFile): number | undefined {
  return typeof generation === 'number' ? generation : undefined;
}

async function writeAt(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let at = 0; at < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, at, bytes.length - at, position + at);
    at += bytesWritten;
  }
}

/** Returns undefined if the file does not exist. */
const sizeOf = async (path: string): Promise<number | undefined> => (await stat(path).catch(ignoreMissing))?.size;

function ignoreMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
  throw error;
}

/** Makes the names in a folder safe from a crash. */
async function synced(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
