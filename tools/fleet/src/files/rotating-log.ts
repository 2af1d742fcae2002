import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const MAX_BYTES = 10 * 2 ** 20;
const TAIL_CHARACTERS = 4000;

/** A process's output in a file that keeps at most twice `largest` bytes: itself and the one before. */
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

  /** The end of what was written; kept in memory, so that it is known when the disk is full. */
  get tail(): string {
    return this.stored;
  }

  /** A line that cannot be written is lost: the process that wrote it must go on. */
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
