import type { CliContext } from '../cli-context.js';
import { CommandError } from '../exit-codes.js';
import { styled } from './styles.js';

/** Options of how results are written. */
export interface OutputOptions {
  readonly json?: boolean;
  /** Filter of jq that JSON is sent through. */
  readonly jq?: string;
}

/** Writes results to standard output, and notes for people to standard error. */
export class Printer {
  constructor(
    private readonly context: CliContext,
    private readonly options: OutputOptions = {},
  ) {}

  /** True if programs read the output. */
  get isJson(): boolean {
    return Boolean(this.options.json) || this.options.jq !== undefined;
  }

  /** Writes the result of an operation; `items` are those of a list, in a result for people. */
  async result(value: unknown, items?: readonly unknown[]): Promise<void> {
    if (this.options.jq !== undefined) return this.line(await filtered(value, this.options.jq));
    if (this.options.json) return value === undefined ? undefined : this.line(JSON.stringify(value, null, 2));
    if (value === undefined) return this.note('done');
    this.line(await this.textOf(items ?? value));
  }

  /** Writes one of many results that follow each other: JSON on a line of its own. */
  async event(value: unknown): Promise<void> {
    if (this.options.jq !== undefined) return this.line(await filtered(value, this.options.jq));
    this.line(JSON.stringify(value));
  }

  line(text: string): void {
    if (text !== '') this.context.stdout.write(`${text}\n`);
  }

  /** Writes a note for people. */
  note(text: string): void {
    this.context.stderr.write(`${styled(this.context, this.context.stderr, 'dim', text)}\n`);
  }

  private async textOf(value: unknown): Promise<string> {
    // The library of widths takes longer to load than many commands need.
    const { objectText, tableText } = await import('./table-text.js');
    const { isTTY, columns } = this.context.stdout;
    const width = isTTY ? (columns ?? 80) : undefined;
    if (Array.isArray(value)) {
      if (value.length > 0) return tableText(value, width);
      this.note('nothing found');
      return '';
    }
    if (typeof value === 'object' && value !== null) return objectText(value as Record<string, unknown>, width);
    return String(value);
  }
}

/** Returns what a filter of jq makes of a value: texts without quotation marks, other values as JSON. */
async function filtered(value: unknown, filter: string): Promise<string> {
  const jq = await import('jq-wasm');
  try {
    return (await jq.raw(JSON.stringify(value ?? null), filter, ['-r', '-c'])).trimEnd();
  } catch (error) {
    throw new CommandError('usage', `--jq: ${(error as Error).message}`);
  }
}
