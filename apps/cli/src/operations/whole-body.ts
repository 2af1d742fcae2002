import { openAsBlob } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import type { CliContext } from '../cli-context.js';
import { CommandError } from '../exit-codes.js';
import type { CommandRow } from '../table/command-row.js';

/** Returns the body that `--data` names: JSON, a file after `@`, or standard input for `-`. */
export async function bodyOf(
  { stdin }: CliContext,
  { body }: Pick<CommandRow, 'body'>,
  data: string,
): Promise<unknown> {
  if (body === 'bytes') return data === '-' ? new Blob([await buffer(stdin)]) : blobOf(data.replace(/^@/, ''));
  const text =
    data === '-'
      ? (await buffer(stdin)).toString('utf8')
      : data.startsWith('@')
        ? await (await blobOf(data.slice(1))).text()
        : data;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new CommandError('usage', `--data must be JSON: ${(error as Error).message}`);
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new CommandError('usage', '--data must be an object in JSON');
}

async function blobOf(path: string): Promise<Blob> {
  try {
    return await openAsBlob(path);
  } catch (error) {
    throw new CommandError('usage', `--data: ${(error as Error).message}`);
  }
}
