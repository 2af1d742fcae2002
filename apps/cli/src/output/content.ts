import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { CliContext } from '../cli-context.js';
import { CommandError } from '../exit-codes.js';

const TEXTS = /^(?:text\/|application\/(?:json|xml))/;

/** Writes the content of a response to a file, or to standard output. */
export async function saveContent(context: CliContext, response: Response, file: string | undefined): Promise<void> {
  if (!response.body) return;
  const content = Readable.fromWeb(response.body);
  if (file !== undefined && file !== '-') return pipeline(content, createWriteStream(file));
  const isText = TEXTS.test(response.headers.get('Content-Type') ?? '');
  if (context.stdout.isTTY && !isText && file === undefined) {
    await response.body.cancel().catch(() => undefined);
    throw new CommandError('usage', 'the content is no text: name a file with --output, or - for the terminal');
  }
  await pipeline(content, context.stdout, { end: false });
}
