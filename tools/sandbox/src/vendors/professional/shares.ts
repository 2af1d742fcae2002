import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { type NetworkPost, PostBook, type PostFile } from '../../network/network-posts.js';
import { ReactionBook } from '../../network/reactions.js';
import { VendorError } from '../../server/vendor-error.js';
import type { SandboxContext } from '../../server/vendor.js';
import type { Asset, Assets } from './assets.js';
import { isMarkupBroken, plainText } from './linkedin.js';

const MAX = 3_000;
const POSTS_A_DAY = 150;
const DAY_MS = 86_400_000;
const AUDIENCES: Record<string, string | undefined> = { CONNECTIONS: 'Connections', LOGGED_IN: 'Signed-in members' };
const TYPES = { image: 'image/jpeg', video: 'video/mp4', document: 'application/pdf' } as const;

const Shown = Type.Object({
  id: Type.String(),
  title: Type.Optional(Type.String({ maxLength: 400 })),
  altText: Type.Optional(Type.String({ maxLength: 4_086 })),
});

const NewPost = Type.Object({
  author: Type.String(),
  commentary: Type.String(),
  visibility: Type.Enum(['PUBLIC', 'CONNECTIONS', 'LOGGED_IN']),
  distribution: Type.Object({ feedDistribution: Type.Enum(['MAIN_FEED', 'NONE']) }),
  lifecycleState: Type.Literal('PUBLISHED'),
  isReshareDisabledByAuthor: Type.Optional(Type.Boolean()),
  content: Type.Optional(
    Type.Union([
      Type.Object({ media: Shown }, { additionalProperties: false }),
      Type.Object(
        { multiImage: Type.Object({ images: Type.Array(Shown, { minItems: 2, maxItems: 20 }) }) },
        { additionalProperties: false },
      ),
    ]),
  ),
});

const Patch = Type.Object({ patch: Type.Object({ $set: Type.Object({ commentary: Type.String() }) }) });

/** Returns the handle and the URN of the authorized member. */
export type MemberOf = (request: FastifyRequest, scope: string) => { handle: string; urn: string };

/** Routes for posts of members. */
export class Shares {
  private readonly posts: PostBook;
  private readonly reactions: ReactionBook;

  constructor(
    sandbox: SandboxContext,
    private readonly assets: Assets,
    private readonly memberOf: MemberOf,
  ) {
    this.posts = new PostBook(sandbox, 'professional');
    this.reactions = new ReactionBook(sandbox.database, 'professional');
  }

  routes(app: FastifyInstance): void {
    app.post<{ Body: Static<typeof NewPost> }>('/rest/posts', { schema: { body: NewPost } }, (request, reply) =>
      this.make(request, reply),
    );
    app.get<{ Querystring: { q?: string; author?: string; count?: string } }>('/rest/posts', async (request) => {
      const { handle, urn } = this.memberOf(request, 'r_member_social');
      const { q, author, count = '10' } = request.query;
      if (q !== 'author' || author !== urn || request.headers['x-restli-method'] !== 'FINDER')
        throw new VendorError('invalid', 'Only posts of the member are found here.');
      const newest = this.posts.of(handle).slice(0, Math.min(Number(count), 100));
      return { paging: { start: 0, count: newest.length }, elements: newest.map((post) => toResponse(post, urn)) };
    });
    app.get<{ Params: { urn: string } }>('/rest/posts/:urn', async (request) => {
      const { urn } = this.memberOf(request, 'r_member_social');
      return toResponse(this.own(request, 'r_member_social'), urn);
    });
    app.post<{ Params: { urn: string }; Body: Static<typeof Patch> }>(
      '/rest/posts/:urn',
      { schema: { body: Patch } },
      async (request, reply) => {
        const post = this.own(request, 'w_member_social');
        if (request.headers['x-restli-method'] !== 'PARTIAL_UPDATE')
          throw new VendorError('invalid', 'The method is not PARTIAL_UPDATE.');
        const { commentary } = request.body.patch.$set;
        request.call.summary = `edits ${post.id}`;
        this.posts.save({ ...post, text: checked(commentary), markup: commentary });
        return reply.code(204).send();
      },
    );
    app.get<{ Querystring: { entity?: string; queryType?: string } }>(
      '/rest/memberCreatorPostAnalytics',
      async (request) => {
        const { handle } = this.memberOf(request, 'r_member_postAnalytics');
        const { entity = '', queryType = '' } = request.query;
        const urn = /^\((?:share|ugc):(.+)\)$/.exec(entity)?.[1] ?? '';
        const post = this.posts.get(decodeURIComponent(urn));
        if (post?.handle !== handle) throw new VendorError('not_found', 'The post was not found.');
        const { views, likes, comments, shares } = this.reactions.of(post.id);
        const counts: Record<string, number | undefined> = {
          IMPRESSION: views,
          REACTION: likes,
          COMMENT: comments,
          RESHARE: shares,
        };
        const count = counts[queryType];
        if (count === undefined) throw new VendorError('invalid', 'The queryType is not known.');
        return { paging: {}, elements: [{ count, metricType: queryType, targetEntity: post.id }] };
      },
    );
  }

  private async make(
    request: FastifyRequest<{ Body: Static<typeof NewPost> }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { handle, urn } = this.memberOf(request, 'w_member_social');
    const { author, commentary, visibility, content } = request.body;
    if (author !== urn) throw new VendorError('forbidden', 'The author is another member.');
    const text = checked(commentary);
    request.call.summary = text;
    const shown = content === undefined ? [] : 'media' in content ? [content.media] : content.multiImage.images;
    if (!text.trim() && shown.length === 0) throw new VendorError('refused', 'A post needs text or media.');
    const assets = shown.map(({ id }) => this.usable(id, urn, shown.length > 1));
    if (assets[0]?.kind === 'document' && !shown[0]!.title)
      throw new VendorError('refused', 'A document needs a title.');
    this.assertAllowed(handle, text, assets);
    const post = this.posts.add({
      id: `urn:li:${assets[0]?.kind === 'video' ? 'ugcPost' : 'share'}:${randomBytes(8).readBigUInt64BE()}`,
      handle,
      text,
      markup: commentary,
      title: shown[0]?.title ?? '',
      files: assets.map((asset, index): PostFile => ({
        file: asset.file,
        type: TYPES[asset.kind],
        alt: shown[index]!.altText ?? '',
      })),
      cover: assets[0]?.cover ? { file: assets[0].cover, type: 'image/jpeg' } : null,
      audience: AUDIENCES[visibility],
    });
    return reply.code(201).header('x-restli-id', post.id).send();
  }

  private usable(id: string, owner: string, isOneOfMany: boolean): Asset {
    const asset = this.assets.get(id, owner);
    if (!asset || this.assets.statusOf(asset) === 'WAITING_UPLOAD')
      throw new VendorError('refused', `The asset ${id} was not uploaded.`, 'MEDIA_ASSET_WAITING_UPLOAD');
    if (this.assets.statusOf(asset) !== 'AVAILABLE')
      throw new VendorError('refused', `The asset ${id} cannot be used.`, 'MEDIA_ASSET_PROCESSING_FAILED');
    if (isOneOfMany && asset.kind !== 'image') throw new VendorError('refused', 'Only images stand together.');
    return asset;
  }

  /** Rejects a repeated text without new media, and too many posts per day. */
  private assertAllowed(handle: string, text: string, assets: readonly Asset[]): void {
    const today = this.posts.of(handle).filter(({ createdAt }) => createdAt > Date.now() - DAY_MS);
    if (today.length >= POSTS_A_DAY) throw new VendorError('limited', 'Resource level throttle limit reached.');
    const twin = assets.length === 0 && today.find((post) => post.text === text && post.files.length === 0);
    if (twin) throw new VendorError('refused', `Content is a duplicate of ${twin.id}`, 'DUPLICATE_POST');
  }

  private own(request: FastifyRequest<{ Params: { urn: string } }>, scope: string): NetworkPost {
    const { handle } = this.memberOf(request, scope);
    const post = this.posts.get(request.params.urn);
    if (post?.handle !== handle) throw new VendorError('not_found', 'The post was not found.', 'NOT_FOUND');
    return post;
  }
}

/** Returns the text that readers see. Rejects invalid markup and texts that are too long. */
function checked(commentary: string): string {
  if (isMarkupBroken(commentary))
    throw new VendorError('invalid', 'The commentary has characters that are not escaped.');
  const text = plainText(commentary);
  if ([...text].length > MAX) throw new VendorError('refused', 'The commentary is too long.');
  return text;
}

function toResponse(post: NetworkPost, author: string): object {
  return {
    id: post.id,
    author,
    commentary: post.markup ?? post.text,
    createdAt: post.createdAt,
    publishedAt: post.createdAt,
    lifecycleState: 'PUBLISHED',
  };
}
