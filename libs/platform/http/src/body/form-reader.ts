import { isUtf8 } from 'node:buffer';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyMultipartOptions, MultipartFile } from '@fastify/multipart';
import { CommonErrors, DomainError, invalid, toFileName } from '@reelsheet/kernel';
import type { FastifyRequest } from 'fastify';
import type qs from 'qs';
import { refusePacked } from './body-parsers.js';
import { itemNumbering } from './numbered-items.js';
import { MAX_TEXT_BYTES, MAX_TEXTS, type FormLimits } from './takes-form.js';
import { parseForm } from './urlencoded.js';

/** Texts come as bytes too: the parser would put U+FFFD in the place of what is no UTF-8. */
export const FORM_PARSER: FastifyMultipartOptions = {
  isPartAFile: () => true,
  throwFileSizeLimit: false,
  limits: { fileSize: Infinity, fieldNameSize: 200, headerPairs: 50 },
};

/** What a file is called whose sender gave it no name. */
const NAMELESS = 'file';

/** A part has a file name where it is a file. */
type FormPart = Omit<MultipartFile, 'filename'> & { readonly filename?: string };

/** A file that came in a form, kept in a temporary folder until the request is answered. */
export class FormFile {
  constructor(
    readonly path: string,
    readonly filename: string,
    readonly contentType: string,
    readonly size: number,
  ) {}
}

/**
 * Reads a multipart form whose files go into `folder`. Bracketed names become nested objects (`user_job[data]` →
 * `{user_job: {data}}`), files become {@link FormFile}. Throws 413 beyond the limits, 422 for what is no whole form.
 */
export async function readForm(request: FastifyRequest, limits: FormLimits, folder: string): Promise<unknown> {
  refusePacked(request.headers);
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

const tooLarge = (problem: string) => new DomainError(CommonErrors.payloadTooLarge, `body ${problem}`);

/** Counts the bytes of parts together, and throws 413 when they are more than `most`. */
function budget(of: string, most: number): Spend {
  let left = most;
  return (chunk) => {
    left -= chunk.length;
    if (left < 0) throw tooLarge(`must hold at most ${most} bytes of ${of}`);
    return chunk;
  };
}

async function* spending(part: FormPart, spend: Spend): AsyncGenerator<Buffer> {
  for await (const chunk of part.file as AsyncIterable<Buffer>) yield spend(chunk);
}

const isFile = ({ filename, mimetype }: FormPart) => filename !== undefined || mimetype === 'application/octet-stream';

/** The parser puts U+FFFD in the place of what is no UTF-8. */
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

/** The parser throws bare errors; those of files, sockets and limits carry a code. */
function isOfParser(error: unknown): error is Error {
  return error instanceof Error && error.constructor === Error && !('code' in error);
}

const FILE_MARK = '%00file:';

/** Marks of files in the form's text become the files; a NUL can't be sent in a field, so no text passes for one. */
function reviveFile(text: string, decode: qs.defaultDecoder, files: FormFile[]): unknown {
  if (text.startsWith(FILE_MARK)) return files[Number(text.slice(FILE_MARK.length))];
  const decoded = decode(text);
  if (decoded.includes('\0')) throw invalid('body', 'must not hold NUL characters');
  return decoded;
}
