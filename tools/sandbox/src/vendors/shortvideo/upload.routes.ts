import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { type ContentRange, parseContentRange, receive } from '../../network/incoming.js';
import { VendorError } from '../../server/vendor-error.js';
import { acceptStreams } from '../../server/forms.js';
import type { SandboxContext } from '../../server/vendor.js';
import type { Publish, Publishes } from './publish.js';

interface UploadRoute {
  Params: { id: string };
  Querystring: { upload_token?: string };
}

/** Accepts the chunks of a video in order: 206 after each, 201 after the last. */
export function uploadRoutes(app: FastifyInstance, sandbox: SandboxContext, publishes: Publishes): void {
  const busy = new Set<string>();

  app.register(async (uploads) => {
    acceptStreams(uploads);
    uploads.put<UploadRoute>('/upload/:id', async (request, reply) => {
      const publish = uploadOf(request, publishes);
      const range = parseContentRange(request.headers['content-range']);
      if (range?.total !== publish.size)
        throw new VendorError('invalid', 'The Content-Range does not suit the video.', undefined, 416);
      request.call.summary = `bytes ${range.first}-${range.last}/${publish.size}`;
      if (isRepeated(publish, range)) request.call.replay = true;
      else await takeChunk(request, publish, range);
      const now = publishes.get(publish.id)!;
      return reply
        .code(now.received === now.size ? 201 : 206)
        .header('content-range', `bytes 0-${now.received - 1}/${now.size}`)
        .send();
    });
  });

  async function takeChunk(request: FastifyRequest, publish: Publish, range: ContentRange): Promise<void> {
    checkChunk(publish, range);
    if (busy.has(publish.id)) throw new VendorError('conflict', 'Chunks must be sent one after another.');
    busy.add(publish.id);
    try {
      const name = `shortvideo-${publish.token}.mp4`;
      const length = range.last - range.first + 1;
      const { written, whole } = await receive(
        request.body as Readable | undefined,
        sandbox.files.path(name),
        publish.received,
        length,
      );
      if (!whole || written !== length)
        throw new VendorError('invalid', 'The chunk is not as long as its Content-Range says.');
      const received = publish.received + length;
      const grown = publishes.save({ ...publish, received, files: [name] });
      if (received === publish.size) await publishes.finish(grown);
    } finally {
      busy.delete(publish.id);
    }
  }
}

function uploadOf(request: FastifyRequest<UploadRoute>, publishes: Publishes): Publish {
  const publish = publishes.get(request.params.id);
  if (!publish || publish.token !== request.query.upload_token)
    throw new VendorError('forbidden', 'The upload URL is invalid.', 'invalid_upload_url');
  if (publish.expiresAt < Date.now())
    throw new VendorError('forbidden', 'The upload URL has expired.', 'upload_url_expired');
  return publish;
}

/** Returns true for the last chunk, which may be repeated if its response was lost. */
function isRepeated(publish: Publish, range: ContentRange): boolean {
  return publish.received > 0 && range.last + 1 === publish.received;
}

function checkChunk(publish: Publish, range: ContentRange): void {
  const index = Math.floor(publish.received / publish.chunkSize);
  const end = index >= publish.chunkCount - 1 ? publish.size : publish.received + publish.chunkSize;
  if (range.first !== publish.received || range.last !== end - 1) {
    throw new VendorError(
      'invalid',
      `The next chunk is bytes ${publish.received}-${end - 1}/${publish.size}.`,
      undefined,
      416,
    );
  }
}
