import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';

const { resolve } = createRequire(import.meta.url);

const ASSETS: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Reelsheet API</title>
    <link rel="stylesheet" href="/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="ui"></div>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`;

const START = `SwaggerUIBundle({ url: '/docs-json', dom_id: '#ui', deepLinking: true });\n`;

/** Returns the policy of what the page may load, and to which origins it may send requests. */
const policyFor = (address: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src 'self' ${new URL(address).origin}`,
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * Serves the generated OpenAPI document at /docs-json and a page about it at /docs, outside /v1. Both are read on
 * request. The document names `address` as its server.
 */
export function serveDocs(fastify: FastifyInstance, document: URL, address: string): void {
  fastify.get('/docs-json', async (_request, reply) => {
    const described = JSON.parse(await readFile(document, 'utf8')) as object;
    return reply.send({ ...described, servers: [{ url: address }] });
  });
  fastify.get('/docs', (_request, reply) =>
    reply.type('text/html').header('Content-Security-Policy', policyFor(address)).send(PAGE),
  );
  fastify.get('/docs/start.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(START));
  for (const [name, type] of Object.entries(ASSETS))
    fastify.get(`/docs/${name}`, async (_request, reply) =>
      reply.type(type).send(await readFile(resolve(`swagger-ui-dist/${name}`))),
    );
}
