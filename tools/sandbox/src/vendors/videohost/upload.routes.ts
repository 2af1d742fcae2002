import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { Accounts } from '../../network/accounts.js';
import { parseContentRange, receive } from '../../network/incoming.js';
import type { Session } from '../../network/oauth.js';
import { VendorError } from '../../server/vendor-error.js';
import { acceptStreams } from '../../server/forms.js';
import { originOf } from '../../server/origin.js';
import type { SandboxContext } from '../../server/vendor.js';
import { type GivenMetadata, readMetadata } from './google.js';
import type { Library, UploadSession } from './library.js';
import { acceptRelated, type RelatedUpload } from './related.js';
import { videoResponse } from './resource.js';

/** Unit of the stored bytes of an interrupted chunk, and of the size of every chunk. */
const UNIT = 256 * 1024;
const MAX_VIDEO = 16 * 2 ** 30;
const PATH = '/upload/youtube/v3/videos';

interface UploadQuery {
  Querystring: { uploadType?: string; upload_id?: string; part?: string };
}

/**
 * Resumable uploads: a session, then its bytes in one request or in chunks; 308 reports the received bytes. Small
 * uploads are a single request.
 */
export function uploadRoutes(
  app: FastifyInstance,
  sandbox: SandboxContext,
  library: Library,
  accounts: Accounts,
  sessionOf: (request: FastifyRequest, scope: RegExp) => Session,
): void {
  const busy = new Set<string>();

  acceptRelated(app);
  app.post<UploadQuery & { Body: GivenMetadata | RelatedUpload | null }>(PATH, async (request, reply) => {
    const { handle } = sessionOf(request, /youtube(\.upload|\.force-ssl)?$/);
    const body = request.body ?? {};
    if (request.query.uploadType === 'multipart' && 'bytes' in body) return takeWhole(request, reply, handle, body);
    if (request.query.uploadType !== 'resumable' || 'bytes' in body)
      throw new VendorError('invalid', 'Only resumable and multipart uploads are supported.', 'badRequest');
    const metadata = readMetadata(body);
    const size = sizeFrom(request.headers['x-upload-content-length']);
    const type = String(request.headers['x-upload-content-type'] ?? 'video/mp4');
    request.call.summary = metadata.snippet.title;
    const session = library.begin({ handle, metadata, type, size });
    const location = `${originOf(request)}/videohost${PATH}?uploadType=resumable&upload_id=${session.id}`;
    return reply.code(200).header('location', location).header('x-guploader-uploadid', session.id).send();
  });

  app.register(async (uploads) => {
    acceptStreams(uploads);
    uploads.put<UploadQuery>(PATH, async (request, reply) => {
      const session = library.session(request.query.upload_id);
      if (!session) throw new VendorError('not_found', 'The upload session was not found or has expired.', 'notFound');
      request.call.summary = request.headers['content-range'] ?? 'whole body';
      if (session.videoId !== null) {
        request.call.replay = true;
        return sendVideo(request, reply, session.videoId);
      }
      if (isProbe(request)) return sendProgress(reply, session);
      return takeBytes(request, reply, session);
    });
  });

  async function takeWhole(
    request: FastifyRequest,
    reply: FastifyReply,
    handle: string,
    { metadata: given, type, bytes }: RelatedUpload,
  ): Promise<FastifyReply> {
    const metadata = readMetadata(given ?? {});
    request.call.summary = metadata.snippet.title;
    const session = library.begin({ handle, metadata, type, size: bytes.length });
    await sandbox.files.write(library.fileOf(session), bytes);
    return sendVideo(request, reply, (await library.finish({ ...session, received: bytes.length })).id);
  }

  async function takeBytes(
    request: FastifyRequest,
    reply: FastifyReply,
    session: UploadSession,
  ): Promise<FastifyReply> {
    const announced = announcedPart(request, session);
    if (announced.first !== session.received) return sendProgress(reply, session);
    if (busy.has(session.id)) throw new VendorError('conflict', 'The session is in use.');
    busy.add(session.id);
    try {
      const path = sandbox.files.path(library.fileOf(session));
      const { written, whole } = await receive(
        request.body as Readable | undefined,
        path,
        session.received,
        announced.length ?? MAX_VIDEO,
      );
      const isAll = whole && (announced.length === null || written === announced.length);
      const received = session.received + (isAll ? written : Math.floor(written / UNIT) * UNIT);
      const grown = library.saveSession({
        ...session,
        received,
        size: announced.total ?? (announced.length === null && isAll ? received : session.size),
      });
      if (!isAll || grown.size === null || received < grown.size) return await sendProgress(reply, grown);
      return await sendVideo(request, reply, (await library.finish(grown)).id);
    } finally {
      busy.delete(session.id);
    }
  }

  function sendVideo(request: FastifyRequest, reply: FastifyReply, id: string): FastifyReply {
    const video = library.get(id);
    if (!video) throw new VendorError('not_found', 'The video was deleted.');
    return reply
      .code(200)
      .send(videoResponse(video, accounts.getOrMake(video.handle), ['snippet', 'status'], sandbox, originOf(request)));
  }
}

/** Returns true for a request that only queries the progress of the upload. */
function isProbe(request: FastifyRequest): boolean {
  return /^bytes \*\/(\d+|\*)$/.test(request.headers['content-range'] ?? '');
}

interface Part {
  first: number;
  /** Number of bytes in this request; null if only the body determines it. */
  length: number | null;
  total: number | null;
}

function announcedPart(request: FastifyRequest, session: UploadSession): Part {
  const header = request.headers['content-range'];
  if (header === undefined) return { first: 0, length: session.size, total: session.size };
  const range = parseContentRange(header);
  if (!range) throw new VendorError('invalid', 'Failed to parse Content-Range header.', 'badRequest');
  const length = range.last - range.first + 1;
  if (session.size !== null && range.total !== null && range.total !== session.size)
    throw new VendorError('invalid', 'The total size differs from the announced one.', 'badRequest');
  const isLast = range.total !== null && range.last + 1 === range.total;
  if (!isLast && length % UNIT !== 0)
    throw new VendorError('invalid', 'The size of a chunk must be a multiple of 256 KiB.', 'badRequest');
  return { first: range.first, length, total: range.total ?? session.size };
}

function sendProgress(reply: FastifyReply, session: UploadSession): FastifyReply {
  if (session.received > 0) reply.header('range', `bytes=0-${session.received - 1}`);
  return reply.code(308).send();
}

function sizeFrom(header: string | string[] | undefined): number | null {
  if (header === undefined) return null;
  const size = Number(header);
  if (!Number.isInteger(size) || size < 1 || size > MAX_VIDEO)
    throw new VendorError('invalid', 'X-Upload-Content-Length is invalid.', 'badRequest');
  return size;
}
