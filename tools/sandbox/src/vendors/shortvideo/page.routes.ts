import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../../network/accounts.js';
import { sendPage } from '../../network/consent.js';
import { accountPage, messagePage, postPage, type PostView } from '../../network/pages.js';
import { drawPicture } from '../../picture/picture.js';
import { originOf } from '../../server/origin.js';
import { serveFile } from '../../server/serve-file.js';
import type { SandboxContext } from '../../server/vendor.js';
import { VendorError } from '../../server/vendor-error.js';
import type { Publish, Publishes } from './publish.js';

const NETWORK = 'shortvideo';
const AUDIENCES: Record<string, string | undefined> = {
  MUTUAL_FOLLOW_FRIENDS: 'Friends',
  FOLLOWER_OF_CREATOR: 'Followers',
  SELF_ONLY: 'Only me',
};
const MEDIA_TYPES: Record<Publish['kind'], string> = { video: 'video/mp4', photo: 'image/jpeg' };

/** Serves the pages that people open in a browser: posts, accounts and their media. */
export function pageRoutes(
  app: FastifyInstance,
  sandbox: SandboxContext,
  publishes: Publishes,
  accounts: Accounts,
): void {
  const config = { public: true };

  app.get<{ Params: { handle: string; kind: string; id: string } }>(
    '/@:handle/:kind/:id',
    { config },
    async (request, reply) => {
      const { handle, kind, id } = request.params;
      const publish = publishes.posts(handle).find((each) => String(each.postId) === id && each.kind === kind);
      if (!publish) return sendPage(reply.code(404), messagePage(NETWORK, 'Not available', 'There is no such post.'));
      return sendPage(reply, postPage(NETWORK, viewOf(publish, accounts, originOf(request))));
    },
  );

  app.get<{ Params: { handle: string } }>('/@:handle', { config }, async (request, reply) => {
    const account = accounts.get(request.params.handle);
    if (!account) return sendPage(reply.code(404), messagePage(NETWORK, 'Not available', 'There is no such account.'));
    const posts = publishes.posts(account.handle).map((publish) => viewOf(publish, accounts, originOf(request)));
    return sendPage(reply, accountPage(NETWORK, account, posts));
  });

  app.get<{ Params: { id: string; index: string } }>('/media/:id/:index', { config }, (request, reply) => {
    const publish = publishes.posts().find((each) => String(each.postId) === request.params.id);
    const file = publish?.files[Number(request.params.index)];
    if (!publish || file === undefined) throw new VendorError('not_found', 'There is no such file.');
    return serveFile(request, reply, sandbox.files.path(file), MEDIA_TYPES[publish.kind]);
  });

  app.get<{ Params: { name: string } }>('/avatar/:name', { config }, async (request, reply) => {
    const picture = await drawPicture(request.params.name.replace(/\.png$/, '').replace(/[._-]/g, ' '), {
      width: 256,
      height: 256,
    });
    return reply.type('image/png').send(picture);
  });
}

export function viewOf(publish: Publish, accounts: Accounts, origin: string): PostView {
  const account = accounts.getOrMake(publish.handle);
  const media = publish.files.map((_, index) => `${origin}/shortvideo/media/${publish.postId}/${index}`);
  const [title = ''] = (publish.info.title || publish.info.description).split('\n');
  return {
    url: `${origin}/shortvideo/@${publish.handle}/${publish.kind}/${publish.postId}`,
    title: title.slice(0, 120) || 'Untitled',
    caption: [publish.info.title, publish.info.description].filter(Boolean).join('\n'),
    author: { handle: account.handle, name: account.name, url: `${origin}/shortvideo/@${account.handle}` },
    videos: publish.kind === 'video' ? media : [],
    pictures: publish.kind === 'photo' ? media : [],
    ...(publish.info.madeWithAi && { label: 'AI-generated' }),
    audience: AUDIENCES[publish.info.privacyLevel],
    createdAt: new Date(publish.finishedAt ?? 0).toISOString(),
  };
}
