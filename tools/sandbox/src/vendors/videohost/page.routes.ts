import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../../network/accounts.js';
import { sendPage } from '../../network/consent.js';
import { accountPage, messagePage, postPage, type PostView } from '../../network/pages.js';
import { VendorError } from '../../server/vendor-error.js';
import { originOf } from '../../server/origin.js';
import { serveFile } from '../../server/serve-file.js';
import type { SandboxContext } from '../../server/vendor.js';
import type { Library, Video } from './library.js';
import { privacyOf } from './resource.js';

const NETWORK = 'videohost';
const AUDIENCES: Record<string, string | undefined> = { unlisted: 'Unlisted', private: 'Private' };

/** Serves the pages that people open in a browser: videos, channels and their media. */
export function pageRoutes(app: FastifyInstance, sandbox: SandboxContext, library: Library, accounts: Accounts): void {
  const config = { public: true };

  app.get<{ Querystring: { v?: string } }>('/watch', { config }, async (request, reply) => {
    const video = library.get(request.query.v ?? '');
    if (video?.error !== null)
      return sendPage(reply.code(404), messagePage(NETWORK, 'Video unavailable', 'There is no such video.'));
    return sendPage(reply, postPage(NETWORK, viewOf(video, accounts, originOf(request))));
  });

  app.get<{ Params: { handle: string } }>('/@:handle', { config }, async (request, reply) => {
    const account = accounts.get(request.params.handle);
    if (!account) return sendPage(reply.code(404), messagePage(NETWORK, 'Not available', 'There is no such channel.'));
    const posts = library.watchable(account.handle).map((video) => viewOf(video, accounts, originOf(request)));
    return sendPage(reply, accountPage(NETWORK, account, posts));
  });

  app.get<{ Params: { id: string } }>('/media/:id', { config }, (request, reply) => {
    const video = library.get(request.params.id);
    if (!video) throw new VendorError('not_found', 'There is no such file.');
    return serveFile(request, reply, sandbox.files.path(video.file), 'video/mp4');
  });

  app.get<{ Params: { id: string } }>('/thumbnail/:id', { config }, (request, reply) => {
    const thumbnail = library.get(request.params.id)?.thumbnail;
    if (!thumbnail) throw new VendorError('not_found', 'There is no such file.');
    return serveFile(request, reply, sandbox.files.path(thumbnail.file), thumbnail.type);
  });
}

export function viewOf(video: Video, accounts: Accounts, origin: string): PostView {
  const account = accounts.getOrMake(video.handle);
  return {
    url: `${origin}/videohost/watch?v=${video.id}`,
    title: video.metadata.snippet.title,
    caption: video.metadata.snippet.description,
    author: { handle: account.handle, name: account.name, url: `${origin}/videohost/@${account.handle}` },
    videos: [`${origin}/videohost/media/${video.id}`],
    pictures: [],
    ...(video.thumbnail && { poster: `${origin}/videohost/thumbnail/${video.id}` }),
    ...(video.metadata.status.containsSyntheticMedia && { label: 'Altered or synthetic content' }),
    audience: AUDIENCES[privacyOf(video)],
    createdAt: new Date(video.uploadedAt).toISOString(),
  };
}
