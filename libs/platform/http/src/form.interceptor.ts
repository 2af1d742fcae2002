import { isUtf8 } from 'node:buffer';
import { mkdtemp, rm } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyMultipartOptions, MultipartFile } from '@fastify/multipart';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { CommonErrors, DomainError, invalid } from '@reelsheet/kernel';
import type { FastifyRequest } from 'fastify';
import type qs from 'qs';
import { finalize, type Observable } from 'rxjs';
import { parseForm, refusePacked } from './body-parsers.js';
import { itemNumbering } from './numbered-items.js';

const LARGEST_FILE = 100 * 1024 * 1024;
const MOST_FILES = 20;
const MOST_PARTS = 220;
/** Bytes of a field that is no file. */
const LONGEST_TEXT = 1024 * 1024;

/** Texts come as bytes too: the parser would put U+FFFD in the place of what is no UTF-8. */
export const FORM_PARSER: FastifyMultipartOptions = {
  isPartAFile: () => true,
  limits: { fileSize: LARGEST_FILE, files: MOST_PARTS, parts: MOST_PARTS, fieldNameSize: 200, headerPairs: 50 },
};

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
 * Reads multipart forms after the guards have let the caller in. Bracketed names become nested objects
 * (`user_job[data]` → `{user_job: {data}}`), files become {@link FormFile}.
 */
@Injectable()
export class FormInterceptor implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    if (context.getType() !== 'http') return next.handle();
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (!request.isMultipart?.()) return next.handle();
    const folder = await mkdtemp(join(tmpdir(), 'form-'));
    const cleanUp = () => void rm(folder, { recursive: true, force: true });
    try {
      request.body = await readForm(request, folder);
    } catch (error) {
      cleanUp();
      throw isOfParser(error) ? invalid('body', `is no whole multipart form: ${error.message}`) : error;
    }
    return next.handle().pipe(finalize(cleanUp));
  }
}

async function readForm(request: FastifyRequest, folder: string): Promise<unknown> {
  refusePacked(request.headers);
  const pairs: string[] = [];
  const files: FormFile[] = [];
  const numbered = itemNumbering();
  for await (const part of request.files()) {
    requireUtf8Names(part);
    const name = encodeURIComponent(numbered(part.fieldname));
    if (!isFile(part)) pairs.push(`${name}=${encodeURIComponent(await readText(part))}`);
    else pairs.push(`${name}=${FILE_MARK}${files.push(await keep(part, folder, files.length)) - 1}`);
  }
  return parseForm(pairs.join('&'), (text, decode) => reviveFile(text, decode, files));
}

const isFile = ({ filename, mimetype }: FormPart) => filename !== undefined || mimetype === 'application/octet-stream';

/** The parser puts U+FFFD in the place of what is no UTF-8. */
function requireUtf8Names({ fieldname, filename = '' }: FormPart): void {
  if (`${fieldname}${filename}`.includes('\ufffd')) throw invalid('body', 'must name its fields and files in UTF-8');
}

async function readText({ file, fieldname }: FormPart): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LONGEST_TEXT) throw new DomainError(CommonErrors.payloadTooLarge, `${fieldname} is too large`);
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  if (!isUtf8(bytes)) throw invalid(fieldname, 'must be UTF-8');
  return bytes.toString();
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

async function keep(part: FormPart, folder: string, index: number): Promise<FormFile> {
  if (index === MOST_FILES) throw new DomainError(CommonErrors.payloadTooLarge, 'body holds too many files');
  const path = join(folder, String(index));
  await pipeline(part.file, createWriteStream(path, { flags: 'wx' }));
  if (part.file.truncated) throw new DomainError(CommonErrors.payloadTooLarge, `${part.fieldname} is too large`);
  return new FormFile(path, part.filename ?? '', part.mimetype, part.file.bytesRead);
}
