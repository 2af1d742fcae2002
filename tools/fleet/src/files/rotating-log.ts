import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const MAX_BYTES = 10 * 2 ** 20;
const TAIL_CHARACTERS = 4000;

/**
 * Writes the output of a process to a file. A file that would exceed `maxBytes` is renamed to `<file>.1` and replaced
 * by a new one.
 */
export class RotatingLog {
  private size: number;
  private stored = '';

  constructor(
    private readonly file: string,
    private readonly maxBytes = MAX_BYTES,
  ) {
    mkdirSync(dirname(file), { recursive: true });
    this.size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  }

  /** End of the output, which is in memory so that it is available if the disk is full. */
  get tail(): string {
    return this.stored;
  }

  /** Discards a line that cannot be written, so that the process can continue. */
  write(chunk: Buffer): void {
    this.stored = (this.stored + chunk.toString()).slice(-TAIL_CHARACTERS);
    try {
      if (this.size + chunk.length > this.maxBytes) this.rotate();
      appendFileSync(this.file, chunk);
      this.size += chunk.length;
    } catch (error) {
      if (!(error as NodeJS.ErrnoException).code) throw error;
    }
  }

  private rotate(): void {
    if (this.size > 0) renameSync(this.file, `${this.file}.1`);
    this.size = 0;
  }
}
