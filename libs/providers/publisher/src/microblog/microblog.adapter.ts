import type { Static } from 'typebox';
import { PublishError } from '../errors.js';
import { NetworkClient, type NetworkOptions } from '../network-client.js';
import { type TokenRequestOptions, requestTokens, revokeToken } from '../oauth.js';
import type { PollOptions } from '../polling.js';
import {
  type Account,
  type AuthorizeRequest,
  type CodeExchange,
  type Grant,
  type PublishOutcome,
  type PublishJob,
  type Staged,
  type StagedFile,
  StagedPublisher,
  type StageHooks,
  type Submission,
  type Tokens,
} from '../port.js';
import { type PostMetrics, toPostMetrics } from '../post-metrics.js';
import { stageFiles } from '../stage-files.js';
import { MicroblogApi, Timeline, Tweet, TweetCounts, User } from './microblog.api.js';
import { deliverTo } from './microblog-media.js';
import { comparableText, threadOf } from './microblog-thread.js';

export interface MicroblogConfig extends NetworkOptions, PollOptions {
  /** `https://api.x.com` */
  readonly apiUrl: string;
  /** `https://x.com/i/oauth2/authorize` */
  readonly authorizeUrl: string;
  /** `https://x.com`, the base URL of public posts. */
  readonly pageUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly settleMs?: number;
}

const SCOPES = 'tweet.read tweet.write users.read media.write offline.access';
const SETTLE_MS = 60_000;
/** Maximum difference between the clocks of the network and ours. */
const CLOCK_SKEW_MS = 60_000;
/** The network's error for an invalid code or refresh token. */
const GRANT_ERRORS = { invalid_request: 'token_revoked' } as const;

/** Publisher for X's API v2: uploads media, then creates posts, each as a reply to the previous one. */
export class MicroblogPublisher extends StagedPublisher {
  readonly platform = 'microblog';
  readonly usesPkce = true;
  readonly settleMs: number;
  private readonly client: NetworkClient;
  private readonly api: MicroblogApi;

  constructor(private readonly config: MicroblogConfig) {
    super();
    this.client = new NetworkClient(this.platform, [config.apiUrl], config);
    this.api = new MicroblogApi(this.client, config.apiUrl);
    this.settleMs = config.settleMs ?? SETTLE_MS;
  }

  authorizeUrl({ state, redirectUri, codeChallenge }: AuthorizeRequest): string {
    const url = new URL(this.config.authorizeUrl);
    url.search = new URLSearchParams({
      response_type: 'code',
      client_id: this.config.clientId,
      redirect_uri: redirectUri,
      scope: SCOPES,
      state,
      ...(codeChallenge ? { code_challenge: codeChallenge, code_challenge_method: 'S256' } : {}),
    }).toString();
    return url.toString();
  }

  exchangeCode({ code, redirectUri, codeVerifier = '' }: CodeExchange): Promise<Tokens> {
    const grant = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: codeVerifier };
    return this.tokens(grant);
  }

  refresh(refreshToken: string): Promise<Tokens> {
    return this.tokens({ grant_type: 'refresh_token', refresh_token: refreshToken });
  }

  async revoke({ accessToken, refreshToken }: Grant): Promise<void> {
    const form = { token: refreshToken ?? accessToken, client_id: this.config.clientId };
    await revokeToken(this.client, `${this.config.apiUrl}/2/oauth2/revoke`, form, this.tokenRequestOptions());
  }

  async account(accessToken: string): Promise<Account> {
    const { id, name, username } = await this.user('account', accessToken);
    return { externalId: id, displayName: name, handle: username };
  }

  countOf(job: PublishJob): number {
    return threadOf(job).length;
  }

  stage(job: PublishJob, held: readonly StagedFile[], hooks: StageHooks): Promise<readonly StagedFile[]> {
    const media = threadOf(job).flatMap((post) => post.media);
    return stageFiles(media, held, hooks, deliverTo(this.api, job.accessToken, this.config, hooks.signal));
  }

  async publish(job: PublishJob, staged: Staged, signal?: AbortSignal): Promise<string> {
    const { text, mediaIds, replyTo } = this.nextPost(job, staged);
    const json = {
      ...(text ? { text } : {}),
      ...(mediaIds.length > 0 ? { media: { media_ids: mediaIds } } : {}),
      ...(replyTo ? { reply: { in_reply_to_tweet_id: replyTo } } : {}),
      ...(job.madeWithAi && mediaIds.length > 0 ? { made_with_ai: true } : {}),
    };
    const { accessToken } = job;
    const { id } = await this.api.call({ step: 'publish', path: '/2/tweets', accessToken, json, signal }, Tweet);
    return id;
  }

  /** Searches the newest posts of the account for the same text and reply target, not older than the call. */
  async find(job: PublishJob, staged: Staged, since: Date): Promise<string | null> {
    const { text, replyTo } = this.nextPost(job, staged);
    const { id: user } = await this.user('processing', job.accessToken);
    const query = new URLSearchParams({
      max_results: '100',
      start_time: new Date(since.getTime() - CLOCK_SKEW_MS).toISOString(),
      'tweet.fields': 'created_at,referenced_tweets',
    });
    const path = `/2/users/${user}/tweets?${query}`;
    const call = { step: 'processing', method: 'GET', path, accessToken: job.accessToken } as const;
    const newest = (await this.api.find(call, Timeline)) ?? [];
    const repliedTo = (post: Static<typeof Timeline>[number]) =>
      post.referenced_tweets?.find(({ type }) => type === 'replied_to')?.id;
    const post = newest.find(
      (each) =>
        !staged.posted.includes(each.id) &&
        comparableText(each.text) === comparableText(text) &&
        repliedTo(each) === (replyTo ?? undefined),
    );
    return post?.id ?? null;
  }

  submissionOf(_job: PublishJob, [id]: readonly string[]): Submission {
    return { id: id!, handle: null, isPublic: true };
  }

  async check({ id }: Submission, accessToken: string): Promise<PublishOutcome> {
    const path = `/2/tweets/${encodeURIComponent(id)}`;
    const post = await this.api.find({ step: 'processing', method: 'GET', path, accessToken }, Tweet);
    const postUrl = `${this.config.pageUrl}/i/status/${encodeURIComponent(id)}`;
    if (post) return { status: 'published', postId: id, postUrl, error: null };
    const error = new PublishError(this.platform, 'unconfirmed', 'processing');
    return { status: 'unknown', postId: id, postUrl, error };
  }

  async metrics(postId: string, accessToken: string): Promise<PostMetrics> {
    const path = `/2/tweets/${encodeURIComponent(postId)}?tweet.fields=public_metrics`;
    const post = await this.api.find({ step: 'metrics', method: 'GET', path, accessToken }, TweetCounts);
    if (!post) throw new PublishError(this.platform, 'not_found', 'metrics');
    const counters: Readonly<Record<string, number>> = { retweet_count: 0, quote_count: 0, ...post.public_metrics };
    return toPostMetrics('microblog', (name) => counters[name]);
  }

  /** Returns the post after those already created; the media ids of a thread are in one list. */
  private nextPost(job: PublishJob, { files, posted }: Staged) {
    const thread = threadOf(job);
    const { text, media } = thread[posted.length]!;
    const first = thread.slice(0, posted.length).reduce((sum, post) => sum + post.media.length, 0);
    const mediaIds = files.slice(first, first + media.length).map(({ id }) => id);
    return { text, mediaIds, replyTo: posted.at(-1) ?? job.content.replyToPostId };
  }

  private user(step: 'account' | 'processing', accessToken: string): Promise<Static<typeof User>> {
    return this.api.call({ step, method: 'GET', path: '/2/users/me', accessToken }, User);
  }

  private tokens(grant: Readonly<Record<string, string>>): Promise<Tokens> {
    const form = { client_id: this.config.clientId, ...grant };
    return requestTokens(this.client, `${this.config.apiUrl}/2/oauth2/token`, form, null, this.tokenRequestOptions());
  }

  private tokenRequestOptions(): TokenRequestOptions {
    const { clientId, clientSecret } = this.config;
    const credentials = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`);
    return { headers: { authorization: `Basic ${credentials.toString('base64')}` }, errors: GRANT_ERRORS };
  }
}
