import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import { MIMEType } from 'node:util';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { invalid } from '@reelsheet/kernel';
import type { FastifyRequest } from 'fastify';
import { MAX_VALUES } from './body-limits.js';
import { holdsTooManyValues } from './json-values.js';
import { storesBytes } from './takes-form.js';
import { parseForm } from './urlencoded.js';

type Done = (error: Error | null, value?: unknown) => void;

/** Parses JSON and urlencoded forms. An empty body counts as absent; ambiguous input is an error. */
export function useBodyParsers(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  app.useBodyParser('application/json', {}, (request: FastifyRequest, body: Buffer, done: Done) => {
    if (storesBytes(request.routeOptions.config)) return done(null, body);
    const text = readText(request.headers, body);
    if (holdsTooManyValues(body)) throw invalid('body', `must hold at most ${MAX_VALUES} values`);
    if (text.trim() === '') done(null);
    else void parseJson(request, text, (error, value) => done(error && invalid('body', errorOf(text)), value));
  });
  app.useBodyParser('application/x-www-form-urlencoded', {}, (request: FastifyRequest, body: Buffer, done: Done) =>
    done(null, parseForm(readText(request.headers, body))),
  );
  fastify.removeContentTypeParser('text/plain');
}

/** Rejects compressed bodies, because a small request could expand without bound. */
export function rejectPacked(headers: IncomingHttpHeaders): void {
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity')
    throw invalid('header Content-Encoding', 'must be absent: bodies are taken uncompressed');
}

/** Returns why the parser rejected the text, in general terms. */
function errorOf(text: string): string {
  try {
    JSON.parse(text);
    return 'must not hold the keys __proto__ or constructor.prototype';
  } catch {
    return 'is not valid JSON';
  }
}

function readText(headers: IncomingHttpHeaders, body: Buffer): string {
  rejectPacked(headers);
  const charset = new MIMEType(headers['content-type']!).params.get('charset') ?? 'utf-8';
  if (!/^utf-?8$/i.test(charset)) throw invalid('header Content-Type', 'must name no charset but utf-8');
  if (!isUtf8(body)) throw invalid('body', 'is not valid UTF-8');
  return body.toString('utf8');
}
