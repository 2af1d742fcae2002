import { styleText } from 'node:util';
import type { CliContext, OutputStream } from '../cli-context.js';

type TerminalStyle = Parameters<typeof styleText>[0];

/** Returns a text in a style on terminals that want colours, and as it is elsewhere (`NO_COLOR`, `FORCE_COLOR`). */
export function styled(
  { env }: Pick<CliContext, 'env'>,
  stream: OutputStream,
  style: TerminalStyle,
  text: string,
): string {
  const isForced = Boolean(env['FORCE_COLOR']) && env['FORCE_COLOR'] !== '0';
  const isWanted = !env['NO_COLOR'] && env['TERM'] !== 'dumb' && (isForced || Boolean(stream.isTTY));
  return isWanted ? styleText(style, text, { validateStream: false }) : text;
}

/** Removes control characters, with which a text of the API could change what the terminal shows. */
export const printable = (text: string): string => text.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ');
