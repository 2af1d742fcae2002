import { isUtf8 } from 'node:buffer';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyMultipartOptions, MultipartFile } from '@fastify/multipart';
import { CommonErrors, DomainError, invalid, toFileName } from '@reelsheet/kernel';
import type { FastifyRequest } from 'fastify';
import type qs from 'qs';
import { rejectPacked } from './body-parsers.js';
import { itemNumbering } from './numbered-items.js';
import { MAX_TEXT_BYTES, MAX_TEXTS } from './body-limits.js';
import type { FormLimits } from './takes-form.js';
import { parseForm } from './urlencoded.js';

/** Texts are read as bytes, because the parser would replace invalid UTF-8 by U+FFFD. */
export const FORM_PARSER: FastifyMultipartOptions = {
  isPartAFile: () => true,
  throwFileSizeLimit: false,
  limits: { fileSize: Infinity, fieldNameSize: 200, headerPairs: 50 },
};

/** Name of a file without a name. */
const NAMELESS = 'file';

/** A part with a file name is a file. */
type FormPart = Omit<MultipartFile, 'filename'> & { readonly filename?: string };

/** A file of a form, stored in a temporary folder until the response. */
export class FormFile {
  constructor(
    readonly path: string,
    readonly filename: string,
    readonly contentType: string,
    readonly size: number,
  ) {}
}

/**
 * Reads a multipart form, storing files in `folder`. Bracketed names become nested objects (`user_job[data]` →
 * `{user_job: {data}}`), files become {@link FormFile}. Throws 413 above the limits, 422 for an incomplete form.
 */
export async function readForm(request: FastifyRequest, limits: FormLimits, folder: string): Promise<unknown> {
  rejectPacked(request.headers);
  const parts = limits.files + MAX_TEXTS;
  const [forTexts, forFiles] = [budget('texts', MAX_TEXT_BYTES), budget('files', limits.bytes)];
  const pairs: string[] = [];
  const files: FormFile[] = [];
  const numbered = itemNumbering();
  try {
    for await (const part of request.files({ limits: { parts, files: parts } })) {
      requireUtf8Names(part);
      const name = encodeURIComponent(numbered(part.fieldname));
      if (!isFile(part)) {
        pairs.push(`${name}=${encodeURIComponent(await readText(part, forTexts))}`);
      } else {
        if (files.length === limits.files) throw tooLarge(`must hold at most ${limits.files} files`);
        pairs.push(`${name}=${FILE_MARK}${files.length}`);
        files.push(await keep(part, join(folder, String(files.length)), forFiles));
      }
    }
  } catch (error) {
    throw isOfParser(error) ? invalid('body', `is no whole multipart form: ${error.message}`) : error;
  }
  return parseForm(pairs.join('&'), (text, decode) => reviveFile(text, decode, files));
}

type Spend = (chunk: Buffer) => Buffer;

const tooLarge = (reason: string) => new DomainError(CommonErrors.payloadTooLarge, `body ${reason}`);

/** Counts the bytes of parts and throws 413 above the maximum. */
function budget(of: string, max: number): Spend {
  let left = max;
  return (chunk) => {
    left -= chunk.length;
    if (left < 0) throw tooLarge(`must hold at most ${max} bytes of ${of}`);
    return chunk;
  };
}

async function* spending(part: FormPart, spend: Spend): AsyncGenerator<Buffer> {
  for await (const chunk of part.file as AsyncIterable<Buffer>) yield spend(chunk);
}

const isFile = ({ filename, mimetype }: FormPart) => filename !== undefined || mimetype === 'application/octet-stream';

/** The parser replaces invalid UTF-8 by U+FFFD. */
function requireUtf8Names({ fieldname, filename = '' }: FormPart): void {
  if (`${fieldname}${filename}`.includes('\ufffd')) throw invalid('body', 'must name its fields and files in UTF-8');
}

async function readText(part: FormPart, spend: Spend): Promise<string> {
  const bytes = Buffer.concat(await Array.fromAsync(spending(part, spend)));
  if (!isUtf8(bytes)) throw invalid(part.fieldname, 'must be UTF-8');
  return bytes.toString();
}

async function keep(part: FormPart, path: string, spend: Spend): Promise<FormFile> {
  await pipeline(spending(part, spend), createWriteStream(path, { flags: 'wx' }));
  return new FormFile(path, toFileName(part.filename ?? '') ?? NAMELESS, part.mimetype, part.file.bytesRead);
}

/** The parser throws plain errors; errors of files, sockets and limits have a code. */
function isOfParser(error: unknown): error is Error {
  return error instanceof Error && error.constructor === Error && !('code' in error);
}

const FILE_MARK = '%00file:';

/** Replaces placeholders of files by the files. A placeholder contains NUL, which a text field cannot contain. */
function reviveFile(text: string, decode: qs.defaultDecoder, files: FormFile[]): unknown {
  if (text.startsWith(FILE_MARK)) return files[Number(text.slice(FILE_MARK.length))];
  const decoded = decode(text);
  if (decoded.includes('\0')) throw invalid('body', 'must not hold NUL characters');
  return decoded;
}
