import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { pictureLibrary } from '@reelsheet/pictures';
import type { Accounts } from '../../network/accounts.js';
import { receive } from '../../network/incoming.js';
import type { Session } from '../../network/oauth.js';
import { VendorError } from '../../server/vendor-error.js';
import { acceptStreams } from '../../server/forms.js';
import { originOf } from '../../server/origin.js';
import type { SandboxContext } from '../../server/vendor.js';
import { type GivenMetadata, readMetadata } from './google.js';
import type { Library, Video } from './library.js';
import { channelId, videoResponse, thumbnails } from './resource.js';

const MAX_THUMBNAIL = 50 * 2 ** 20;
const READ = /youtube(\.readonly|\.upload|\.force-ssl)?$/;
const WRITE = /youtube(\.force-ssl)?$/;

type Listed = string | string[];
type SessionOf = (request: FastifyRequest, scope: RegExp) => Session;

/** Routes for channels and the caller's videos. */
export function videoRoutes(
  app: FastifyInstance,
  sandbox: SandboxContext,
  library: Library,
  accounts: Accounts,
  sessionOf: SessionOf,
): void {
  const own = (request: FastifyRequest, id: string | undefined, scope: RegExp): Video => {
    const { handle } = sessionOf(request, scope);
    const video = library.get(id ?? '');
    if (video?.handle !== handle)
      throw new VendorError('not_found', 'The video that you are trying to use cannot be found.');
    return video;
  };
  const toResponse = (request: FastifyRequest, video: Video, parts: string[]) =>
    videoResponse(video, accounts.getOrMake(video.handle), parts, sandbox, originOf(request));

  app.get<{ Querystring: { mine?: string } }>('/youtube/v3/channels', async (request) => {
    const account = accounts.getOrMake(sessionOf(request, READ).handle);
    if (request.query.mine !== 'true')
      throw new VendorError('invalid', 'No filter selected. Expected: mine', 'missingRequiredParameter');
    const avatar = `${originOf(request)}/shortvideo/avatar/${account.handle}.png`;
    const snippet = {
      title: account.name,
      description: '',
      customUrl: `@${account.handle}`,
      thumbnails: { default: { url: avatar, width: 88, height: 88 } },
    };
    return listOf('channel', [{ kind: 'youtube#channel', etag: `"${account.id}"`, id: channelId(account), snippet }]);
  });

  app.get<{ Querystring: { id?: Listed; part?: Listed } }>('/youtube/v3/videos', async (request) => {
    const { handle } = sessionOf(request, READ);
    const ids = listFrom(request.query.id);
    if (ids.length === 0)
      throw new VendorError('invalid', 'No filter selected. Expected: id', 'missingRequiredParameter');
    const found = ids.map((id) => library.get(id)).filter((video) => video?.handle === handle) as Video[];
    return listOf(
      'video',
      found.map((video) => toResponse(request, video, segmentsOf(request.query.part))),
    );
  });

  app.put<{ Body: GivenMetadata & { id?: string }; Querystring: { part?: Listed } }>(
    '/youtube/v3/videos',
    async (request) => {
      const video = own(request, request.body?.id, WRITE);
      const parts = segmentsOf(request.query.part);
      const { snippet } = request.body;
      if (parts.includes('snippet') && (!snippet?.['title'] || !snippet['categoryId'])) {
        throw new VendorError(
          'invalid',
          'A title and a categoryId are required.',
          snippet?.['title'] ? 'invalidCategoryId' : 'invalidTitle',
        );
      }
      const given = Object.fromEntries(Object.entries(request.body).filter(([name]) => parts.includes(name)));
      request.call.summary = `edits ${video.id}`;
      return toResponse(request, library.save({ ...video, metadata: readMetadata(given, video.metadata) }), parts);
    },
  );

  app.delete<{ Querystring: { id?: string } }>('/youtube/v3/videos', async (request, reply) => {
    library.save({ ...own(request, request.query.id, WRITE), deleted: true });
    return reply.code(204).send();
  });

  app.register(async (uploads) => {
    acceptStreams(uploads);
    uploads.post<{ Querystring: { videoId?: string } }>('/upload/youtube/v3/thumbnails/set', async (request) => {
      const video = own(request, request.query.videoId, READ);
      const thumbnail = await storeThumbnail(request, video, sandbox);
      const saved = library.save({ ...video, thumbnail });
      return listOf('thumbnailSet', [thumbnails(saved, originOf(request))]);
    });
  });
}

async function storeThumbnail(
  request: FastifyRequest,
  video: Video,
  sandbox: SandboxContext,
): Promise<{ file: string; type: string }> {
  const file = `videohost-${video.id}.thumbnail`;
  const { whole } = await receive(request.body as Readable | undefined, sandbox.files.path(file), 0, MAX_THUMBNAIL);
  if (!whole) throw new VendorError('invalid', 'The thumbnail is too large.', 'mediaBodyTooLarge', 413);
  const library = await pictureLibrary();
  const found = await library(sandbox.files.path(file))
    .metadata()
    .catch(() => undefined);
  if (!found || !['jpeg', 'png'].includes(found.format))
    throw new VendorError('invalid', 'The provided image is not valid.', 'invalidImage');
  return { file, type: `image/${found.format}` };
}

/** Returns the values of a parameter that is repeated, contains commas, or both. */
function listFrom(given: Listed | undefined): string[] {
  return [given ?? []]
    .flat()
    .flatMap((text) => text.split(','))
    .map((item) => item.trim())
    .filter(Boolean);
}

function segmentsOf(given: Listed | undefined): string[] {
  const parts = listFrom(given);
  if (parts.length === 0) throw new VendorError('invalid', 'Required parameter: part', 'missingRequiredParameter');
  return parts;
}

function listOf(kind: string, items: readonly object[]): object {
  const name = kind === 'thumbnailSet' ? 'youtube#thumbnailSetResponse' : `youtube#${kind}ListResponse`;
  return {
    kind: name,
    etag: '"sandbox"',
    pageInfo: { totalResults: items.length, resultsPerPage: items.length },
    items,
  };
}
