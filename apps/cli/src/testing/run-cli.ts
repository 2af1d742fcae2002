import { PassThrough, Readable, Writable } from 'node:stream';
import type { CliContext, OutputStream } from '../cli-context.js';
import { run } from '../run.js';
import { CommandTables } from '../table/command-tables.js';

const APP = new URL('../../', import.meta.url);
export const TABLES = new CommandTables(new URL('things/', APP), new URL('../../docs/api/reelsheet.json', APP));

export interface RunSettings {
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly stdin?: string;
  /** Width of a terminal; no terminal where absent. */
  readonly columns?: number;
  readonly signal?: AbortSignal;
}

export interface Ran {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command line in this process. */
export async function runCli(args: readonly string[], settings: RunSettings = {}): Promise<Ran> {
  const { env = {}, stdin = '', columns, signal = new AbortController().signal } = settings;
  const [stdout, stderr] = [new Collected(columns), new Collected(columns)];
  const input = settings.stdin === undefined ? new PassThrough().end() : Readable.from([Buffer.from(stdin)]);
  const context: CliContext = { stdin: input, stdout, stderr, env, tables: TABLES, version: '1.2.3', signal };
  const status = await run(args, context);
  return { status, stdout: stdout.text, stderr: stderr.text };
}

class Collected extends Writable implements OutputStream {
  text = '';
  readonly isTTY: boolean;
  readonly columns?: number;

  constructor(columns: number | undefined) {
    super();
    this.isTTY = columns !== undefined;
    if (columns !== undefined) this.columns = columns;
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString('utf8');
    done();
  }
}
