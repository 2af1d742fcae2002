import { mkdtemp, rm } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { CommonErrors, DomainError, invalid } from '@reelsheet/kernel';
import type { FastifyRequest } from 'fastify';
import qs from 'qs';
import { finalize, type Observable } from 'rxjs';
import { refusePacked } from './body-parsers.js';
import { itemNumbering } from './numbered-items.js';

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
  for await (const part of request.parts()) {
    const name = encodeURIComponent(numbered(part.fieldname));
    if (part.type === 'field') pairs.push(`${name}=${encodeURIComponent(String(part.value))}`);
    else pairs.push(`${name}=${FILE_MARK}${files.push(await keep(part, folder, files.length)) - 1}`);
  }
  const form = qs.parse(pairs.join('&'), {
    depth: 8,
    arrayLimit: 100,
    parameterLimit: 1_000,
    decoder: (text, decode) => reviveFile(text, decode, files),
  });
  return form;
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

async function keep(part: MultipartFile, folder: string, index: number): Promise<FormFile> {
  const path = join(folder, String(index));
  await pipeline(part.file, createWriteStream(path, { flags: 'wx' }));
  if (part.file.truncated) throw new DomainError(CommonErrors.payloadTooLarge, `${part.fieldname} is too large`);
  return new FormFile(path, part.filename, part.mimetype, part.file.bytesRead);
}
