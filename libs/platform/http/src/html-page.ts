import type { FastifyReply } from 'fastify';

/** Security headers of all pages: no external content, no framing, no caching, no referrer. */
export const PAGE_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const;

/** Returns a page for a person who followed a link. The title and the content are HTML. */
export function htmlPage(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: Canvas; color: CanvasText; font: 1rem/1.5 system-ui, sans-serif; color-scheme: light dark }
main { max-width: 26rem; padding: 2rem; text-align: center; overflow-wrap: anywhere }
h1 { margin: 0 0 .5rem; font-size: 1.5rem }
p { margin: 0 0 .5rem }
form { margin-top: 2rem; padding-top: 1rem; border-top: 1px solid GrayText }
button { padding: .5rem 1rem; font: inherit; cursor: pointer }
</style>
</head>
<body><main><h1>${title}</h1>
${content}
</main></body>
</html>
`;
}

/** Responds with a page: 200 if what it is about was done or can be done, otherwise 422. */
export function sendPage(reply: FastifyReply, isDone: boolean, page: string): void {
  void reply
    .status(isDone ? 200 : 422)
    .headers(PAGE_HEADERS)
    .type('text/html; charset=utf-8')
    .send(page);
}
