import type { Readable, Writable } from 'node:stream';
import type { CommandTables } from './table/command-tables.js';

/** A stream of output, which may be a terminal. */
export type OutputStream = Writable & { readonly isTTY?: boolean; readonly columns?: number };

/** Everything outside the program that it uses, so that tests run it in their own process. */
export interface CliContext {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly tables: CommandTables;
  readonly version: string;
  /** Ends the present command. */
  readonly signal: AbortSignal;
}

/** Returns whether a person can be asked. */
export const isInteractive = ({ stdin, stderr }: CliContext): boolean => Boolean(stdin.isTTY && stderr.isTTY);
