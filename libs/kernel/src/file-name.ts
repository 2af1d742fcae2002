import { extname } from 'node:path';

const MAX_BYTES = 255;
const MAX_EXTENSION = 16;
/** Controls, line ends and what turns the order of reading around; the joiners that scripts and emoji are written with stay. */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu;
const FOLDERS = /^.*[/\\]/s;

/**
 * What a file is called, as people see it, in letters of any script: without folders and without characters that can't
 * be seen, of at most 255 bytes in UTF-8, its extension kept. Undefined where nothing is left to call it by.
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

/** The first whole characters that have room in so many bytes. */
function cut(text: string, bytes: number): string {
  const kept = Buffer.from(text).subarray(0, bytes);
  return new TextDecoder().decode(kept, { stream: true });
}
