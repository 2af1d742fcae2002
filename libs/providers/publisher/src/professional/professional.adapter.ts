import { inTemporaryFolder } from '@reelsheet/kernel';
import type { Static } from 'typebox';
import { PublishError } from '../errors.js';
import { NetworkClient, type NetworkOptions } from '../network-client.js';
import { requestTokens, revokeToken } from '../oauth.js';
import type { PollOptions } from '../polling.js';
import {
  type Account,
  type AuthorizeRequest,
  type CodeExchange,
  type Grant,
  type PublishedFile,
  type PublishOutcome,
  type PostEdit,
  type PublishJob,
  type Staged,
  type StagedFile,
  StagedPublisher,
  type StageHooks,
  type Submission,
  type Tokens,
} from '../port.js';
import { countersOf, type PostMetrics, toPostMetrics } from '../post-metrics.js';
import { stageFiles } from '../stage-files.js';
import { commentaryOf } from './commentary.js';
import { Analytics, Member, PostList, ProfessionalApi } from './professional.api.js';
import { kindOf, MediaDelivery } from './professional-media.js';

export interface ProfessionalConfig extends NetworkOptions, PollOptions {
  /** `https://api.linkedin.com` */
  readonly apiUrl: string;
  /** `https://www.linkedin.com/oauth/v2/authorization` */
  readonly authorizeUrl: string;
  /** `https://www.linkedin.com/oauth/v2/accessToken` */
  readonly tokenUrl: string;
  /** `https://www.linkedin.com/oauth/v2/revoke` */
  readonly revokeUrl: string;
  /** `https://www.linkedin.com`, the base URL of public posts. */
  readonly pageUrl: string;
  /** API version, `YYYYMM`. */
  readonly version: string;
  /** Separated by spaces. Without `r_member_social`, a post whose response was lost cannot be found. */
  readonly scopes: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly settleMs?: number;
}

const SETTLE_MS = 60_000;
/** Maximum difference between the clocks of the network and ours. */
const CLOCK_SKEW_MS = 60_000;
const VISIBILITIES: Readonly<Record<string, string>> = {
  public: 'PUBLIC',
  connections: 'CONNECTIONS',
  loggedin: 'LOGGED_IN',
};
/** The network's names of interactions with a post. */

/** Publisher for LinkedIn's REST API as the connected member: uploads files, then creates the post with one call. */
export class ProfessionalPublisher extends StagedPublisher {
  readonly platform = 'professional';
  readonly usesPkce = false;
  readonly settleMs: number;
  private readonly client: NetworkClient;
  private readonly api: ProfessionalApi;

  constructor(private readonly config: ProfessionalConfig) {
    super();
    const { apiUrl, tokenUrl, revokeUrl, version } = config;
    this.client = new NetworkClient(this.platform, [apiUrl, tokenUrl, revokeUrl], config);
    this.api = new ProfessionalApi(this.client, apiUrl, version);
    this.settleMs = config.settleMs ?? SETTLE_MS;
  }

  authorizeUrl({ state, redirectUri }: AuthorizeRequest): string {
    const { authorizeUrl, clientId, scopes } = this.config;
    const url = new URL(authorizeUrl);
    const query = { response_type: 'code', client_id: clientId, redirect_uri: redirectUri, state, scope: scopes };
    url.search = new URLSearchParams(query).toString();
    return url.toString();
  }

  exchangeCode({ code, redirectUri }: CodeExchange): Promise<Tokens> {
    return this.tokens({ grant_type: 'authorization_code', code, redirect_uri: redirectUri });
  }

  refresh(refreshToken: string): Promise<Tokens> {
    return this.tokens({ grant_type: 'refresh_token', refresh_token: refreshToken });
  }

  async revoke({ accessToken }: Grant): Promise<void> {
    const { revokeUrl, clientId, clientSecret } = this.config;
    await revokeToken(this.client, revokeUrl, {
      client_id: clientId,
      client_secret: clientSecret,
      token: accessToken,
    });
  }

  /** The API does not expose member handles, so the name is used instead. */
  async account(accessToken: string): Promise<Account> {
    const { sub, name, given_name: givenName } = await this.member('account', accessToken);
    const displayName = name || givenName || sub;
    return { externalId: sub, displayName, handle: displayName };
  }

  countOf(): number {
    return 1;
  }

  async stage(job: PublishJob, held: readonly StagedFile[], hooks: StageHooks): Promise<readonly StagedFile[]> {
    const { accessToken, thumbnail } = job;
    const owner = await this.authorOf(accessToken);
    const delivery = new MediaDelivery(this.api, accessToken, owner, this.config, hooks.signal);
    const deliver = (media: readonly PublishedFile[]) =>
      stageFiles(media, held, hooks, (file, before, save) => delivery.deliver(file, before, save, thumbnail));
    const shown = postedMedia(job);
    if (!isCarousel(job) || held[0]?.isReady) return isCarousel(job) ? held : deliver(shown);
    return inTemporaryFolder('carousel', async (folder) => deliver([await this.documentOf(shown, folder)]));
  }

  async publish(job: PublishJob, { files }: Staged, signal?: AbortSignal): Promise<string> {
    const { accessToken, content } = job;
    const { visibility = 'public' } = content.professionalOptions ?? {};
    const json = {
      author: await this.authorOf(accessToken),
      commentary: commentaryOf(content.description ?? ''),
      visibility: VISIBILITIES[visibility ?? 'public'],
      distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
      ...(files.length > 0 ? { content: contentOf(job, files) } : {}),
      lifecycleState: 'PUBLISHED',
      isReshareDisabledByAuthor: false,
    };
    const answer = await this.api.headers({ step: 'publish', path: '/rest/posts', accessToken, json, signal });
    const id = answer.get('x-restli-id');
    if (!id) throw new PublishError(this.platform, 'platform_error', 'publish', { reason: 'no id of the post' });
    return id;
  }

  /** Searches the newest posts of the member. Throws `unconfirmed` if the application may not read posts. */
  async find(job: PublishJob, _staged: Staged, since: Date): Promise<string | null> {
    const { accessToken, content } = job;
    const author = await this.authorOf(accessToken, 'processing');
    const query = new URLSearchParams({ q: 'author', author, count: '20', sortBy: 'CREATED' });
    const headers = { 'x-restli-method': 'FINDER' };
    const call = { step: 'processing', method: 'GET', path: `/rest/posts?${query}`, accessToken, headers } as const;
    const { elements } = await this.api.call(call, PostList).catch((error: unknown) => {
      if (isForbidden(error)) throw new PublishError(this.platform, 'unconfirmed', 'processing', { cause: error });
      throw error;
    });
    const expected = commentaryOf(content.description ?? '');
    const earliest = since.getTime() - CLOCK_SKEW_MS;
    const post = elements.find(
      ({ commentary = '', createdAt = Infinity }) => commentary === expected && createdAt >= earliest,
    );
    return post?.id ?? null;
  }

  submissionOf({ content }: PublishJob, [id]: readonly string[]): Submission {
    const isPublic = (content.professionalOptions?.visibility ?? 'public') === 'public';
    return { id: id!, handle: null, isPublic };
  }

  /** If the application may not read posts, the successful creation counts as published. */
  async check({ id }: Submission, accessToken: string): Promise<PublishOutcome> {
    const postUrl = `${this.config.pageUrl}/feed/update/${encodeURIComponent(id)}/`;
    const path = `/rest/posts/${encodeURIComponent(id)}`;
    try {
      await this.api.headers({ step: 'processing', method: 'GET', path, accessToken });
    } catch (error) {
      if (error instanceof PublishError && error.status === 404) {
        const unknown = new PublishError(this.platform, 'unconfirmed', 'processing');
        return { status: 'unknown', postId: id, postUrl, error: unknown };
      }
      if (!isForbidden(error)) throw error;
    }
    return { status: 'published', postId: id, postUrl, error: null };
  }

  override async edit(postId: string, { description }: PostEdit, accessToken: string): Promise<null> {
    const json = { patch: { $set: { commentary: commentaryOf(description ?? '') } } };
    const path = `/rest/posts/${encodeURIComponent(postId)}`;
    const headers = { 'x-restli-method': 'PARTIAL_UPDATE' };
    await this.api.headers({ step: 'edit', path, accessToken, headers, json });
    return null;
  }

  async metrics(postId: string, accessToken: string): Promise<PostMetrics> {
    const kind = postId.startsWith('urn:li:ugcPost:') ? 'ugc' : 'share';
    const count = async (queryType: string): Promise<number> => {
      const entity = `(${kind}:${encodeURIComponent(postId)})`;
      const path = `/rest/memberCreatorPostAnalytics?q=entity&entity=${entity}&queryType=${queryType}&aggregation=TOTAL`;
      const call = { step: 'metrics', method: 'GET', path, accessToken } as const;
      const { elements } = await this.api.call(call, Analytics);
      return elements.reduce((sum, element) => sum + element.count, 0);
    };
    const counts = new Map<string, number>();
    for (const queryType of countersOf('professional')) counts.set(queryType, await count(queryType));
    return toPostMetrics('professional', (name) => counts.get(name));
  }

  private async documentOf(pictures: readonly PublishedFile[], folder: string): Promise<PublishedFile> {
    const { pictureDocument } = await import('./pictures-document.js');
    try {
      return await pictureDocument(pictures, folder);
    } catch (cause) {
      throw new PublishError(this.platform, 'media_rejected', 'prepare', { reason: 'a picture is none', cause });
    }
  }

  private async authorOf(accessToken: string, step: 'prepare' | 'processing' = 'prepare'): Promise<string> {
    return `urn:li:person:${(await this.member(step, accessToken)).sub}`;
  }

  private member(step: 'account' | 'prepare' | 'processing', accessToken: string): Promise<Static<typeof Member>> {
    return this.api.call({ step, method: 'GET', path: '/v2/userinfo', accessToken }, Member);
  }

  private tokens(grant: Readonly<Record<string, string>>): Promise<Tokens> {
    const { tokenUrl, clientId, clientSecret } = this.config;
    const form = { client_id: clientId, client_secret: clientSecret, ...grant };
    return requestTokens(this.client, tokenUrl, form, grant.refresh_token);
  }
}

/** Returns the images if there are any, otherwise all media. */
function postedMedia({ media }: PublishJob): readonly PublishedFile[] {
  const images = media.filter((file) => kindOf(file) === 'image');
  return images.length > 0 ? images : media;
}

function isCarousel(job: PublishJob): boolean {
  return job.content.professionalOptions?.carousel === true && job.media.some((file) => kindOf(file) === 'image');
}

function contentOf(job: PublishJob, files: readonly StagedFile[]): object {
  const { title, professionalOptions } = job.content;
  const altTexts = isCarousel(job) ? [] : (professionalOptions?.altText ?? []);
  const alt = (index: number) => (altTexts[index] ? { altText: altTexts[index] } : {});
  if (files.length > 1) return { multiImage: { images: files.map(({ id }, index) => ({ id, ...alt(index) })) } };
  const name = titleOf(job, title);
  return { media: { id: files[0]!.id, ...alt(0), ...(name ? { title: name } : {}) } };
}

/** Documents require a title. */
function titleOf(job: PublishJob, title: string | null | undefined): string | undefined {
  const isDocument = isCarousel(job) || job.media.some((file) => kindOf(file) === 'document');
  return title || (isDocument ? 'Document' : undefined);
}

function isForbidden(error: unknown): boolean {
  return error instanceof PublishError && error.code === 'permission_missing';
}
