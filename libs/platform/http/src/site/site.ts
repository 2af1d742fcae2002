import type { IncomingHttpHeaders } from 'node:http';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchesTag } from '../entity-tag.js';
import { send } from '../error-filter.js';
import { readSite, type SiteFile } from './site-files.js';

/** A web application, or pages of text, that a service serves beside its API. */
export interface Site {
  /** First segment of its addresses, such as `/studio`. */
  readonly path: string;
  /** Folder with its built files: `index.html`, and in `assets` files whose names contain a hash of their content. */
  readonly folder: URL;
  /** True if each address has a page of its own, `<address>.html`; other addresses show `404.html`. */
  readonly hasManyPages?: boolean;
  /** Content-Security-Policy of its pages. */
  readonly policy: string;
}

const PAGE = 'index.html';
/** Names in `assets` change with the content, so that browsers never ask again. */
const HASHED = 'assets/';
const FOREVER = 'public, max-age=31536000, immutable';

/** Page of a site with many pages for addresses that have none. */
const MISSING_PAGE = '404.html';

/**
 * Serves a site outside /v1. Addresses with a dot name a file, and are 404 where there is none. Others show the page of
 * a web application, whose script reads the address, or their own page where a site has many.
 */
export function serveSite(fastify: FastifyInstance, { path, folder, policy, hasManyPages }: Site): void {
  const files = readSite(folder);
  const pageAt = (name: string) =>
    hasManyPages ? (files.get(`${name || 'index'}.html`) ?? files.get(MISSING_PAGE)) : files.get(PAGE);
  fastify.get(path, (_request, reply) => reply.redirect(`${path}/`, 308));
  fastify.get(`${path}/*`, (request, reply) => {
    const name = (request.params as { '*': string })['*'];
    const file = files.get(name) ?? (name.includes('.') ? undefined : pageAt(name));
    if (!file) return send(reply, new DomainError(CommonErrors.notFound));
    if (hasManyPages && file === files.get(MISSING_PAGE)) void reply.status(404);
    if (file.type.startsWith('text/html')) void reply.header('Content-Security-Policy', policy);
    void reply.header('Cache-Control', name.startsWith(HASHED) ? FOREVER : 'no-cache').header('ETag', file.tag);
    return respond(request, reply, file);
  });
}

function respond({ headers }: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply {
  const { bytes, brotli, type, tag } = file;
  const known = headers['if-none-match'];
  if (known !== undefined && matchesTag(known, tag)) return reply.status(304).send();
  void reply.type(type);
  if (!brotli) return reply.send(bytes);
  void reply.header('Vary', 'Accept-Encoding');
  return acceptsBrotli(headers) ? reply.header('Content-Encoding', 'br').send(brotli) : reply.send(bytes);
}

const acceptsBrotli = ({ 'accept-encoding': accepted = '' }: IncomingHttpHeaders): boolean =>
  String(accepted)
    .split(',')
    .some((encoding) => /^\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*$).*)?$/.test(encoding));
