import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Accounts } from '../../network/accounts.js';
import type { Session } from '../../network/oauth.js';
import { type NetworkPost, PostBook } from '../../network/network-posts.js';
import { ReactionBook } from '../../network/reactions.js';
import { VendorError } from '../../server/vendor-error.js';
import type { SandboxContext } from '../../server/vendor.js';
import type { XMediaShelf } from './media.js';
import { shortened, weightOf } from './x.js';

const MAX = 280;
const MAX_PICTURES = 4;
const POSTS_A_WINDOW = 100;
const WINDOW_MS = 15 * 60_000;

const NewTweet = Type.Object(
  {
    text: Type.Optional(Type.String()),
    media: Type.Optional(
      Type.Object({ media_ids: Type.Array(Type.String(), { minItems: 1, maxItems: MAX_PICTURES }) }),
    ),
    reply: Type.Optional(Type.Object({ in_reply_to_tweet_id: Type.String() })),
    made_with_ai: Type.Optional(Type.Boolean()),
    paid_partnership: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);

interface TimelineQuery {
  Params: { id: string };
  Querystring: { max_results?: string; start_time?: string; 'tweet.fields'?: string };
}

/** Routes that create, read and list posts. */
export class Tweets {
  private readonly posts: PostBook;
  private readonly reactions: ReactionBook;

  constructor(
    sandbox: SandboxContext,
    private readonly accounts: Accounts,
    private readonly shelf: XMediaShelf,
    private readonly sessionWith: (request: FastifyRequest, scope: string) => Session,
  ) {
    this.posts = new PostBook(sandbox, 'microblog');
    this.reactions = new ReactionBook(sandbox.database, 'microblog');
  }

  routes(app: FastifyInstance): void {
    app.post<{ Body: Static<typeof NewTweet> }>('/2/tweets', { schema: { body: NewTweet } }, (request, reply) =>
      this.make(request, reply),
    );
    app.get<{ Params: { id: string }; Querystring: { 'tweet.fields'?: string } }>('/2/tweets/:id', async (request) => {
      this.sessionWith(request, 'tweet.read');
      const post = this.posts.get(request.params.id);
      if (!post) throw new VendorError('not_found', `Could not find tweet with id: [${request.params.id}].`);
      return { data: this.toResponse(post, request.query['tweet.fields']) };
    });
    app.get<TimelineQuery>('/2/users/:id/tweets', async (request) => {
      const { handle } = this.sessionWith(request, 'tweet.read');
      const { max_results: max = '10', start_time: start } = request.query;
      if (userIdOf(this.accounts, handle) !== request.params.id)
        throw new VendorError('not_found', 'Could not find user.');
      if (!(Number(max) >= 5 && Number(max) <= 100)) throw new VendorError('invalid', 'max_results must be 5 to 100.');
      const found = this.posts
        .of(handle)
        .filter(({ createdAt }) => start === undefined || createdAt >= Date.parse(start))
        .slice(0, Number(max));
      const data = found.map((post) => this.toResponse(post, request.query['tweet.fields']));
      return { ...(data.length > 0 && { data }), meta: { result_count: data.length } };
    });
  }

  private async make(
    request: FastifyRequest<{ Body: Static<typeof NewTweet> }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { handle } = this.sessionWith(request, 'tweet.write');
    const { text = '', media, reply: answered, made_with_ai: madeWithAi } = request.body;
    request.call.summary = text;
    const files = (media?.media_ids ?? []).map((id) => this.shelf.get(id, handle));
    if (!text.trim() && files.length === 0) throw new VendorError('invalid', 'A post needs text or media.');
    if (weightOf(text) > MAX) throw new VendorError('invalid', 'Your post is too long.');
    if (!files.every((each) => this.shelf.isReady(each) && each.fault === null))
      throw new VendorError('invalid', 'Your media IDs are invalid.');
    if (files.length > 1 && files.some(({ category }) => category !== 'tweet_image'))
      throw new VendorError('invalid', 'Attach up to four pictures, or one video or GIF.');
    const replyTo = answered?.in_reply_to_tweet_id ?? null;
    if (replyTo !== null && !this.posts.get(replyTo))
      throw new VendorError('invalid', 'You attempted to reply to a post that is deleted or not visible to you.');
    this.assertAllowed(reply, handle, text, files.length, replyTo);
    const post = this.posts.add({
      id: snowflake(),
      handle,
      text,
      files: files.map(({ file, type }) => ({ file: file!, type })),
      replyTo,
      ...(madeWithAi && { label: 'Made with AI' }),
    });
    return reply.code(201).send({ data: { id: post.id, text: shortened(text) } });
  }

  /** Rejects a repeated text and too many posts. */
  private assertAllowed(
    reply: FastifyReply,
    handle: string,
    text: string,
    files: number,
    replyTo: string | null,
  ): void {
    const since = Date.now() - WINDOW_MS;
    const recent = this.posts.of(handle).filter(({ createdAt }) => createdAt > since);
    if (recent.length >= POSTS_A_WINDOW) {
      void reply.header('x-rate-limit-reset', Math.ceil((recent.at(-1)!.createdAt + WINDOW_MS) / 1_000));
      throw new VendorError('limited', 'Too Many Requests');
    }
    if (files === 0 && recent.some((post) => post.text === text && post.replyTo === replyTo))
      throw new VendorError('refused', 'You are not allowed to create a Tweet with duplicate content.');
  }

  private toResponse(post: NetworkPost, fields = ''): Record<string, unknown> {
    const { views, likes, comments, shares } = this.reactions.of(post.id);
    const media = post.files.length > 0 ? ' https://t.co/m000000000' : '';
    const all: Record<string, unknown> = {
      created_at: new Date(post.createdAt).toISOString(),
      referenced_tweets: post.replyTo ? [{ type: 'replied_to', id: post.replyTo }] : undefined,
      public_metrics: {
        impression_count: views,
        like_count: likes,
        reply_count: comments,
        retweet_count: shares,
        quote_count: 0,
        bookmark_count: 0,
      },
    };
    const requested = Object.entries(all).filter(([name]) => fields.split(',').includes(name));
    return { id: post.id, text: `${shortened(post.text)}${media}`.trim(), ...Object.fromEntries(requested) };
  }
}

export function userIdOf(accounts: Accounts, handle: string): string {
  return BigInt(`0x${Buffer.from(accounts.getOrMake(handle).id).subarray(0, 7).toString('hex')}`).toString();
}

/** Creates ids that increase with time, like those of the network. */
function snowflake(): string {
  return ((BigInt(Date.now()) << 22n) | BigInt(randomBytes(4).readUInt32BE() & 0x3fffff)).toString();
}
