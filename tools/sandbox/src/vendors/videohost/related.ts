import type { FastifyInstance } from 'fastify';
import { VendorError } from '../../server/vendor-error.js';

/** Content of a `multipart/related` upload: the metadata, followed by the file. */
export interface RelatedUpload {
  metadata: unknown;
  type: string;
  bytes: Buffer;
}

const END_OF_HEADERS = Buffer.from('\r\n\r\n');
const MULTIPART = /^multipart\/related/;

/** Parses `multipart/related` bodies as {@link RelatedUpload}. */
export function acceptRelated(app: FastifyInstance): void {
  app.addContentTypeParser(MULTIPART, { parseAs: 'buffer' }, (request, body, done) => {
    const boundary = /boundary="?([^";]+)"?/.exec(request.headers['content-type'] ?? '')?.[1];
    try {
      done(null, parseRelated(body as Buffer, boundary ?? ''));
    } catch (error) {
      done(error as Error);
    }
  });
}

function parseRelated(body: Buffer, boundary: string): RelatedUpload {
  const mark = `--${boundary}`;
  const [first, second, end] = [0, 1, 2].reduce<number[]>((found) => [...found, nextOf(body, mark, found.at(-1))], []);
  if (!boundary || end === undefined || end < 0)
    throw new VendorError('invalid', 'The parts are not valid.', 'badRequest');
  const metadata = partOf(body.subarray(first! + mark.length, second));
  const file = partOf(body.subarray(second! + mark.length, end));
  return { metadata: JSON.parse(metadata.content.toString()) as unknown, type: file.type, bytes: file.content };
}

function nextOf(body: Buffer, mark: string, before = -1): number {
  return body.indexOf(mark, before + 1);
}

/** Removes the line break before the next boundary, which ends a part. */
function partOf(part: Buffer): { type: string; content: Buffer } {
  const end = part.indexOf(END_OF_HEADERS);
  const headers = part.subarray(0, Math.max(0, end)).toString();
  return {
    type: /content-type:\s*([^\r\n;]+)/i.exec(headers)?.[1] ?? 'application/octet-stream',
    content: part.subarray(end + END_OF_HEADERS.length, part.length - 2),
  };
}
