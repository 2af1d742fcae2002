import type { MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { VendorError } from './vendor-error.js';

/** Parses `application/x-www-form-urlencoded` bodies as flat objects of strings. */
export function acceptUrlencoded(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
}

/** Passes every body without another parser to the handler as a stream. */
export function acceptStreams(app: FastifyInstance): void {
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
}

export interface Upload {
  field: string;
  bytes: Buffer;
}

export interface Form {
  fields: Map<string, string[]>;
  files: Upload[];
}

/** Reads a whole multipart body. Fails as invalid if the body is not multipart or a file is too large. */
export async function readForm(request: FastifyRequest): Promise<Form> {
  if (!request.isMultipart()) throw new VendorError('invalid', 'A multipart/form-data body is required.');
  const form: Form = { fields: new Map(), files: [] };
  for await (const part of request.parts()) {
    if (part.type === 'file') form.files.push({ field: part.fieldname, bytes: await wholeFile(part) });
    else form.fields.set(part.fieldname, [...(form.fields.get(part.fieldname) ?? []), String(part.value)]);
  }
  return form;
}

async function wholeFile(part: MultipartFile): Promise<Buffer> {
  const bytes = await part.toBuffer();
  if (part.file.truncated) throw new VendorError('invalid', `The file in '${part.fieldname}' is too large.`);
  return bytes;
}
