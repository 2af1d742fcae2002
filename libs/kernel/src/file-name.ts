import { extname } from 'node:path';

const MAX_BYTES = 255;
const MAX_EXTENSION = 16;
/** Control characters, line separators and bidirectional overrides; joiners of scripts and emoji are allowed. */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu;
const FOLDERS = /^.*[/\\]/s;

/**
 * Returns a display name for a file in any script: without folders and invisible characters, at most 255 bytes of UTF-8
 * with the extension preserved. Returns undefined if nothing is left.
 */
export function toFileName(given: string): string | undefined {
  const name = given.replace(INVISIBLE, '').replace(FOLDERS, '').normalize('NFC').trim();
  return /[^.\s]/.test(name) ? shortened(name).trim() : undefined;
}

function shortened(name: string): string {
  if (Buffer.byteLength(name) <= MAX_BYTES) return name;
  const extension = extname(name);
  const end = extension.length <= MAX_EXTENSION ? extension : '';
  return cut(name.slice(0, name.length - end.length), MAX_BYTES - Buffer.byteLength(end)) + end;
}

/** Truncates the text to a number of bytes without splitting a character. */
function cut(text: string, bytes: number): string {
  const prefix = Buffer.from(text).subarray(0, bytes);
  return new TextDecoder().decode(prefix, { stream: true });
}
