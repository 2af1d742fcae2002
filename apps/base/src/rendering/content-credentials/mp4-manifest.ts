import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';

/** Type of C2PA's `uuid` box, followed by version, flags, purpose and an offset that is unused for this purpose. */
const MANIFEST_TYPE = Buffer.from('d8fec3d61b0e483c92975828877ec481', 'hex');
const PREAMBLE = Buffer.concat([Buffer.alloc(4), Buffer.from('manifest\0'), Buffer.alloc(8)]);
const HEADER = 8;
const OVERHEAD = HEADER + MANIFEST_TYPE.length + PREAMBLE.length;

const CHUNK = 4 * 2 ** 20;
const MAX_INDEX = 64 * 2 ** 20;
/** Nested boxes of `moov` that lead to the tables of media offsets. */
const OFFSET_CONTAINERS = new Set(['trak', 'mdia', 'minf', 'stbl']);

interface Mp4Box {
  readonly type: string;
  readonly start: number;
  readonly size: number;
}

/** Boxes that are not covered by the hash: the manifest itself and boxes that do not affect the video. */
export const UNHASHED = [
  { xpath: '/uuid', data: [{ offset: HEADER, value: new Uint8Array(MANIFEST_TYPE) }] },
  { xpath: '/ftyp' },
  { xpath: '/mfra' },
];
const UNHASHED_TYPES = new Set(['ftyp', 'mfra']);

/**
 * An MP4 file with space for a manifest after its first box, where readers expect it. The file is extended in
 * place, and only its index is held in memory.
 */
export class Mp4Manifest {
  private constructor(
    private readonly file: FileHandle,
    private readonly boxes: readonly Mp4Box[],
    private readonly manifestBox: Mp4Box,
  ) {}

  /** Inserts `length` bytes, writes the manifest returned by `fill` and closes the file. An error leaves it corrupt. */
  static async insert(
    path: string,
    length: number,
    fill: (manifest: Mp4Manifest) => Promise<Uint8Array>,
  ): Promise<void> {
    const file = await open(path, 'r+');
    try {
      const before = await boxesOf(file, 0, (await file.stat()).size);
      const [first] = before;
      if (first?.type !== 'ftyp') throw new Error('a video that does not begin with its type cannot be signed');
      const manifestBox = { type: 'uuid', start: first.size, size: OVERHEAD + length };
      await moveOffsets(file, before, manifestBox);
      await shiftContent(file, manifestBox);
      const after = before.map((box) => (box === first ? box : { ...box, start: box.start + manifestBox.size }));
      const manifest = new Mp4Manifest(file, after, manifestBox);
      await manifest.write(await fill(manifest));
    } finally {
      await file.close();
    }
  }

  /** Returns the SHA-256 of all covered boxes, each preceded by its offset. */
  async hash(): Promise<Uint8Array> {
    const hash = createHash('sha256');
    for (const { type, start, size } of this.boxes) {
      if (UNHASHED_TYPES.has(type)) continue;
      const offset = Buffer.alloc(8);
      offset.writeBigUInt64BE(BigInt(start));
      hash.update(offset);
      for (let at = start; at < start + size; at += CHUNK)
        hash.update(await read(this.file, at, Math.min(CHUNK, start + size - at)));
    }
    return hash.digest();
  }

  private async write(manifest: Uint8Array): Promise<void> {
    const { start, size } = this.manifestBox;
    if (manifest.length !== size - OVERHEAD) throw new Error('the manifest does not have the reserved length');
    const header = Buffer.alloc(HEADER);
    header.writeUInt32BE(size);
    header.write('uuid', 4, 'latin1');
    await writeAll(this.file, Buffer.concat([header, MANIFEST_TYPE, PREAMBLE, manifest]), start);
  }
}

async function boxesOf(file: FileHandle, from: number, to: number): Promise<Mp4Box[]> {
  const boxes: Mp4Box[] = [];
  for (let start = from; start < to;) {
    const header = await read(file, start, Math.min(16, to - start));
    const box = boxAt(header, start, to);
    boxes.push(box);
    start += box.size;
  }
  return boxes;
}

/** A size of 1 means a 64-bit size after the type; 0 means up to the end of the file. */
function boxAt(header: Buffer, start: number, end: number): Mp4Box {
  if (header.length < HEADER) throw new Error('the video ends within a box');
  const short = header.readUInt32BE(0);
  const size = short === 1 ? Number(header.readBigUInt64BE(8)) : short === 0 ? end - start : short;
  if (size < HEADER || start + size > end) throw new Error('the video has a box with an invalid size');
  return { type: header.toString('latin1', 4, 8), start, size };
}

/** Updates the media offsets, because all content after the manifest moves by its size. */
async function moveOffsets(file: FileHandle, boxes: readonly Mp4Box[], manifestBox: Mp4Box): Promise<void> {
  const index = boxes.find(({ type }) => type === 'moov');
  if (!index || index.size > MAX_INDEX) throw new Error('the video has no index, or a huge one');
  const bytes = await read(file, index.start, index.size);
  moveWithin(bytes, HEADER, bytes.length, manifestBox.size);
  await writeAll(file, bytes, index.start);
}

function moveWithin(bytes: Buffer, from: number, to: number, by: number): void {
  for (let start = from; start < to;) {
    const { type, size } = boxAt(bytes.subarray(start, start + 16), start, to);
    if (OFFSET_CONTAINERS.has(type)) moveWithin(bytes, start + HEADER, start + size, by);
    if (type === 'stco' || type === 'co64') moveTable(bytes.subarray(start, start + size), type, by);
    start += size;
  }
}

/** The table has version and flags (four bytes), a count (four bytes) and the offsets. */
function moveTable(table: Buffer, type: 'stco' | 'co64', by: number): void {
  const [first, count] = [HEADER + 8, table.readUInt32BE(HEADER + 4)];
  for (let number = 0; number < count; number += 1) {
    if (type === 'stco') table.writeUInt32BE(table.readUInt32BE(first + 4 * number) + by, first + 4 * number);
    else table.writeBigUInt64BE(table.readBigUInt64BE(first + 8 * number) + BigInt(by), first + 8 * number);
  }
}

/** Copies from the end, so that no data is overwritten before it was moved. */
async function shiftContent(file: FileHandle, { start, size }: Mp4Box): Promise<void> {
  let end = (await file.stat()).size;
  while (end > start) {
    const length = Math.min(CHUNK, end - start);
    await writeAll(file, await read(file, end - length, length), end - length + size);
    end -= length;
  }
}

async function read(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  let done = 0;
  while (done < length) {
    const { bytesRead } = await file.read(bytes, done, length - done, at + done);
    if (bytesRead === 0) throw new Error('the video ends within a box');
    done += bytesRead;
  }
  return bytes;
}

async function writeAll(file: FileHandle, bytes: Uint8Array, at: number): Promise<void> {
  let done = 0;
  while (done < bytes.length) done += (await file.write(bytes, done, bytes.length - done, at + done)).bytesWritten;
}
