import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { FILE_LIMITS, TableError } from './table-limits.js';

const ZIP = Buffer.from('PK');
/** Compound files: workbooks before Excel 2007, and encrypted ones. */
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const [TYPE_BITS, LINK] = [0o170000, 0o120000];

/** The files of a workbook. Nothing is unpacked before the number and sizes of all files are checked. */
export class WorkbookFile {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  static async open(path: string): Promise<WorkbookFile> {
    await requireZip(path);
    const zip = await unlessBroken(openPromise(path, { autoClose: false }));
    try {
      return new WorkbookFile(zip, await unlessBroken(entriesOf(zip)));
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /** Throws if a file unpacks to more than its entry states. */
  async *read(name: string, maxBytes: number = FILE_LIMITS.unpackedBytes): AsyncGenerator<Buffer> {
    const entry = this.entries.get(name);
    if (!entry) throw new TableError(`must be a workbook, and has no ${name}`);
    if (entry.uncompressedSize > maxBytes) throw new TableError(`must not hold more than ${maxBytes} bytes in ${name}`);
    const stream: Readable = await unlessBroken(this.zip.openReadStreamPromise(entry));
    try {
      for await (const chunk of stream) yield chunk as Buffer;
    } catch (error) {
      throw broken(error);
    } finally {
      stream.destroy();
    }
  }

  close(): void {
    this.zip.close();
  }
}

async function requireZip(path: string): Promise<void> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(COMPOUND.length), 0, COMPOUND.length, 0);
    const start = buffer.subarray(0, bytesRead);
    if (start.equals(COMPOUND))
      throw new TableError('must be an XLSX workbook, neither encrypted nor of an older kind');
    if (!start.subarray(0, ZIP.length).equals(ZIP)) throw new TableError('must be an XLSX workbook');
  } finally {
    await file.close();
  }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  if (zip.entryCount > FILE_LIMITS.entries)
    throw new TableError(`must hold at most ${FILE_LIMITS.entries} files in its archive`);
  for await (const entry of zip.eachEntry()) {
    unpacked += entry.uncompressedSize;
    if (unpacked > FILE_LIMITS.unpackedBytes)
      throw new TableError(`must hold at most ${FILE_LIMITS.unpackedBytes} bytes when unpacked`);
    if (entry.isEncrypted()) throw new TableError('must not be encrypted');
    if (((entry.externalFileAttributes >>> 16) & TYPE_BITS) === LINK || entries.has(entry.fileName))
      throw new TableError('must be a workbook: its archive holds links, or files of the same name');
    entries.set(entry.fileName, entry);
  }
  return entries;
}

const broken = (error: unknown) =>
  error instanceof TableError ? error : new TableError(`must be a whole XLSX workbook: ${(error as Error).message}`);

async function unlessBroken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw broken(error);
  }
}
