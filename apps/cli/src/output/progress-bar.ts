import type { OutputStream } from '../cli-context.js';

const WIDTH = 24;
const MIN_INTERVAL_MS = 100;

/** A line on the terminal that shows how far work has come. It writes nothing elsewhere. */
export class ProgressBar {
  private drawnAt = 0;
  private isDrawn = false;

  constructor(
    private readonly stream: OutputStream,
    private readonly label: string,
  ) {}

  /** Draws a fraction from 0 to 1, undefined where it is not known, with a text behind it. */
  update(fraction: number | undefined, text = ''): void {
    if (!this.stream.isTTY) return;
    const now = Date.now();
    if (now - this.drawnAt < MIN_INTERVAL_MS && fraction !== 1) return;
    this.drawnAt = now;
    this.isDrawn = true;
    const done = Math.round(Math.min(1, Math.max(0, fraction ?? 0)) * WIDTH);
    const bar = fraction === undefined ? '' : `${'█'.repeat(done)}${'░'.repeat(WIDTH - done)} ${percent(fraction)} `;
    this.stream.write(`\r\u001b[2K${this.label} ${bar}${text}`.slice(0, (this.stream.columns ?? 80) + 4));
  }

  /** Removes the line. */
  end(): void {
    if (this.isDrawn) this.stream.write('\r\u001b[2K');
    this.isDrawn = false;
  }
}

const percent = (fraction: number) => `${Math.floor(fraction * 100)} %`.padStart(5);

/** Returns the fraction that a state of work shows. */
export function fractionOf(state: unknown): number | undefined {
  const { progress, completed, failed = 0, total } = state as Readonly<Record<string, unknown>>;
  if (typeof progress === 'number') return progress;
  if (typeof total === 'number' && total > 0 && typeof completed === 'number')
    return (completed + Number(failed)) / total;
  return undefined;
}
