import type { FastifyInstance } from 'fastify';
import { VendorError } from '../server/vendor-error.js';
import { originOf } from '../server/origin.js';
import { serveFile } from '../server/serve-file.js';
import type { Post, SandboxContext } from '../server/vendor.js';
import { Accounts } from './accounts.js';
import { sendPage } from './consent.js';
import { accountPage, messagePage, postPage, type PostView, type Reply } from './pages.js';
import { type NetworkPost, PostBook } from './network-posts.js';
import { ReactionBook } from './reactions.js';

const TITLE_LENGTH = 120;

/**
 * Differences between the post pages of the networks: a path below the network's own that contains
 * `:id`.
 */
export interface PageDialect {
  network: string;
  pathOf(post: NetworkPost): string;
  /** Path of the route. Its parameter `id` is the id of the post. */
  route: string;
}

/** Serves the pages that people open in a browser: posts, accounts and their files. */
export function postPages(app: FastifyInstance, sandbox: SandboxContext, dialect: PageDialect): void {
  const { network, route } = dialect;
  const config = { public: true };
  const posts = new PostBook(sandbox, network);
  const accounts = new Accounts(sandbox.database, network);
  const views = new PostViews(sandbox, dialect);

  app.get<{ Params: { id: string } }>(route, { config }, async (request, reply) => {
    const post = posts.shown().find(({ id }) => id === request.params.id);
    if (!post) return sendPage(reply.code(404), messagePage(network, 'Not available', 'There is no such post.'));
    return sendPage(reply, postPage(network, views.of(post, originOf(request))));
  });

  app.get<{ Params: { handle: string } }>('/@:handle', { config }, async (request, reply) => {
    const account = accounts.get(request.params.handle);
    if (!account) return sendPage(reply.code(404), messagePage(network, 'Not available', 'There is no such account.'));
    const shown = posts.shown(account.handle).map((post) => views.of(post, originOf(request)));
    return sendPage(reply, accountPage(network, account, shown));
  });

  app.get<{ Params: { id: string; index: string } }>('/media/:id/:index', { config }, (request, reply) => {
    const { id, index } = request.params;
    const post = posts.get(id);
    const file = index === 'cover' ? post?.cover : post?.files[Number(index)];
    if (!file) throw new VendorError('not_found', 'There is no such file.');
    return serveFile(request, reply, sandbox.files.path(file.file), file.type);
  });
}

/** Returns the posts of a network for the control endpoint. */
export function listPosts(sandbox: SandboxContext, origin: string, dialect: PageDialect): Post[] {
  const views = new PostViews(sandbox, dialect);
  return new PostBook(sandbox, dialect.network).shown().map((post) => ({ id: post.id, ...views.of(post, origin) }));
}

class PostViews {
  private readonly posts: PostBook;
  private readonly accounts: Accounts;
  private readonly reactions: ReactionBook;

  constructor(
    sandbox: SandboxContext,
    private readonly dialect: PageDialect,
  ) {
    this.posts = new PostBook(sandbox, dialect.network);
    this.accounts = new Accounts(sandbox.database, dialect.network);
    this.reactions = new ReactionBook(sandbox.database, dialect.network);
  }

  of(post: NetworkPost, origin: string): PostView {
    const root = `${origin}/${this.dialect.network}`;
    const { handle, name } = this.accounts.getOrMake(post.handle);
    const [firstLine = ''] = post.text.split('\n');
    return {
      url: `${root}${this.dialect.pathOf(post)}`,
      title: post.title || firstLine.slice(0, TITLE_LENGTH) || 'Untitled',
      caption: post.text,
      author: { handle, name, url: `${root}/@${handle}` },
      videos: this.media(post, 'video/', root),
      pictures: this.media(post, 'image/', root),
      alts: post.files.filter(({ type }) => type.startsWith('image/')).map(({ alt = '' }) => alt),
      document: this.media(post, 'application/', root)[0],
      ...(post.cover && { poster: `${root}/media/${post.id}/cover` }),
      audience: post.audience,
      label: post.label,
      replies: this.repliesTo(post, root),
      reactions: this.reactions.of(post.id),
      createdAt: new Date(post.createdAt).toISOString(),
    };
  }

  private media({ id, files }: NetworkPost, kind: string, root: string): string[] {
    return files.flatMap(({ type }, index) => (type.startsWith(kind) ? [`${root}/media/${id}/${index}`] : []));
  }

  /** Returns the replies, oldest first. */
  private repliesTo({ id, handle }: NetworkPost, root: string): Reply[] {
    const replies = this.posts.shown(handle).filter((each) => each.replyTo === id);
    return replies.reverse().flatMap((reply) => {
      const [videos, pictures] = [this.media(reply, 'video/', root), this.media(reply, 'image/', root)];
      return [{ text: reply.text, videos, pictures }, ...this.repliesTo(reply, root)];
    });
  }
}
