import { open, type FileHandle } from 'node:fs/promises';

const PIECE = 512 * 1024;
const FLUSHED_EVERY = 32 * 2 ** 20;

/**
 * Makes a file of what the source gives, on the disk when it returns. One piece is written while the next is filled, and
 * what is written is flushed on the way, so that little is left to flush at the end. Throws where the file is there.
 */
export async function writeFlushed(path: string, source: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'wx');
  const pieces = new Pieces(file);
  try {
    for await (const bytes of source) await pieces.add(bytes);
    await pieces.end();
    await file.sync();
  } finally {
    await pieces.settled();
    await file.close();
  }
}

class Pieces {
  private filling = Buffer.allocUnsafeSlow(PIECE);
  private spare = Buffer.allocUnsafeSlow(PIECE);
  private length = 0;
  private written: Promise<void> = Promise.resolve();
  private flushed: Promise<void> = Promise.resolve();
  private isFlushing = false;
  private unflushed = 0;

  constructor(private readonly file: FileHandle) {}

  async add(bytes: Uint8Array): Promise<void> {
    for (let at = 0; at < bytes.length;) {
      const part = bytes.subarray(at, at + PIECE - this.length);
      this.filling.set(part, this.length);
      this.length += part.length;
      at += part.length;
      if (this.length === PIECE) await this.write();
    }
  }

  /** Throws what any write or flush met. */
  async end(): Promise<void> {
    await this.write();
    await Promise.all([this.written, this.flushed]);
  }

  /** Nothing touches the file any more. */
  async settled(): Promise<void> {
    await Promise.allSettled([this.written, this.flushed]);
  }

  private async write(): Promise<void> {
    await this.written;
    const piece = this.filling.subarray(0, this.length);
    this.written = this.file.writeFile(piece);
    // Whoever fills the next piece may fail before anybody waits for this one.
    this.written.catch(() => undefined);
    [this.filling, this.spare, this.length] = [this.spare, this.filling, 0];
    this.unflushed += piece.length;
    if (this.unflushed >= FLUSHED_EVERY && !this.isFlushing) this.flush();
  }

  private flush(): void {
    [this.isFlushing, this.unflushed] = [true, 0];
    this.flushed = Promise.all([this.flushed, this.file.datasync()]).then(() => {
      this.isFlushing = false;
    });
    this.flushed.catch(() => undefined);
  }
}
