import { openAsBlob } from 'node:fs';
import { PublishError } from '../errors.js';
import { mediaKind } from '../media-kind.js';
import { Created, GraphApi } from '../meta/graph.api.js';
import { type MetaApp, PageLogin } from '../meta/page-login.js';
import { NetworkClient, type NetworkOptions } from '../network-client.js';
import { type PollOptions, pollUntil } from '../polling.js';
import {
  type Account,
  type AuthorizeRequest,
  type CodeExchange,
  type Grant,
  type PublishedFile,
  type PublishOutcome,
  type PublishJob,
  type Staged,
  type StagedFile,
  StagedPublisher,
  type StageHooks,
  type Submission,
  type Tokens,
} from '../port.js';
import { countersOf, type PostMetrics, toPostMetrics } from '../post-metrics.js';
import { Container, Insights, Media, MediaList, Profile, PublishingLimit } from './photoshare.api.js';
import { containerError } from './photoshare.errors.js';

export interface PhotoshareConfig extends MetaApp, NetworkOptions, PollOptions {
  /** `https://rupload.facebook.com/ig-api-upload/v25.0` */
  readonly uploadUrl: string;
  readonly settleMs?: number;
}

const SCOPES =
  'instagram_basic,instagram_content_publish,instagram_manage_insights,pages_show_list,pages_read_engagement';
const SETTLE_MS = 30_000;
/** Maximum difference between the clocks of the network and ours. */
const CLOCK_SKEW_MS = 120_000;

/** Publisher for Instagram accounts of Facebook pages: creates media containers, then publishes them with one call. */
export class PhotosharePublisher extends StagedPublisher {
  readonly platform = 'photoshare';
  readonly usesPkce = false;
  override readonly pulls = ['image'] as const;
  readonly settleMs: number;
  private readonly api: GraphApi;
  private readonly login: PageLogin;

  constructor(private readonly config: PhotoshareConfig) {
    super();
    const client = new NetworkClient(this.platform, [config.apiUrl, config.uploadUrl], config);
    this.api = new GraphApi(client, config.apiUrl);
    this.login = new PageLogin(this.api, config, SCOPES, (page) => page.instagram_business_account !== undefined);
    this.settleMs = config.settleMs ?? SETTLE_MS;
  }

  authorizeUrl(request: AuthorizeRequest): string {
    return this.login.authorizeUrl(request);
  }

  exchangeCode(exchange: CodeExchange): Promise<Tokens> {
    return this.login.exchangeCode(exchange);
  }

  refresh(refreshToken: string): Promise<Tokens> {
    return this.login.renew(refreshToken);
  }

  revoke(grant: Grant): Promise<void> {
    return this.login.revoke(grant);
  }

  async account(accessToken: string): Promise<Account> {
    const { id, username, name } = await this.profile('account', accessToken);
    return { externalId: id, displayName: name || username, handle: username };
  }

  countOf(): number {
    return 1;
  }

  async stage(job: PublishJob, held: readonly StagedFile[], hooks: StageHooks): Promise<readonly StagedFile[]> {
    const { id: user } = await this.profile('prepare', job.accessToken);
    if (held.length === 0) await this.assertQuota(user, job);
    const files = [...held];
    const save = async (index: number, file: StagedFile) => {
      files[index] = file;
      await hooks.saveFiles([...files]);
      const total = job.media.reduce((sum, { size }) => sum + size, 0);
      hooks.onProgress?.(
        Math.min(
          total,
          files.reduce((sum, { sentBytes }) => sum + sentBytes, 0),
        ),
        total,
      );
    };
    const stageHooks = { save, signal: hooks.signal };
    for (const [index, media] of job.media.entries()) {
      await this.deliver(user, job, { index, media, held: files[index] }, stageHooks);
    }
    try {
      for (const [index, file] of files.entries()) if (!file.isReady) await this.ready(job, index, file, stageHooks);
      if (job.media.length > 1 && files.length === job.media.length) await this.combine(user, job, files, stageHooks);
    } catch (error) {
      // The next run cannot use expired or failed containers.
      if (error instanceof PublishError && error.step === 'processing' && error.code !== 'timeout')
        await hooks.saveFiles([]);
      throw error;
    }
    return files;
  }

  async publish(job: PublishJob, { files }: Staged, signal?: AbortSignal): Promise<string> {
    const { id: user } = await this.profile('prepare', job.accessToken);
    const { id } = await this.api.call({
      step: 'publish',
      path: `/${user}/media_publish`,
      accessToken: job.accessToken,
      form: { creation_id: files.at(-1)!.id },
      data: Created,
      signal,
    });
    return id;
  }

  /** A container reports whether it was published; the post itself is searched among the newest ones. */
  async find(job: PublishJob, { files }: Staged, since: Date): Promise<string | null> {
    const { accessToken } = job;
    const container = await this.container(files.at(-1)!.id, accessToken);
    if (container?.status_code !== 'PUBLISHED') return null;
    const { id: user } = await this.profile('processing', accessToken);
    const { data } = await this.api.get({
      step: 'processing',
      path: `/${user}/media`,
      query: { fields: 'id,caption,timestamp', limit: '25' },
      accessToken,
      data: MediaList,
    });
    const earliest = since.getTime() - CLOCK_SKEW_MS;
    const post = data.find(
      ({ caption = '', timestamp }) => caption === captionOf(job) && Date.parse(timestamp) >= earliest,
    );
    if (!post) throw new PublishError(this.platform, 'unconfirmed', 'processing');
    return post.id;
  }

  submissionOf(_job: PublishJob, [id]: readonly string[]): Submission {
    return { id: id!, handle: null, isPublic: true };
  }

  async check({ id }: Submission, accessToken: string): Promise<PublishOutcome> {
    const call = { step: 'processing', path: `/${encodeURIComponent(id)}`, accessToken, data: Media } as const;
    const post = await this.api.find({ ...call, query: { fields: 'id,permalink' } });
    if (post) return { status: 'published', postId: id, postUrl: post.permalink, error: null };
    const error = new PublishError(this.platform, 'unconfirmed', 'processing');
    return { status: 'unknown', postId: id, postUrl: null, error };
  }

  async metrics(postId: string, accessToken: string): Promise<PostMetrics> {
    const path = `/${encodeURIComponent(postId)}/insights`;
    const query = { metric: countersOf('photoshare').join() };
    const { data } = await this.api.get({ step: 'metrics', path, query, accessToken, data: Insights });
    return toPostMetrics('photoshare', (name) => data.find((each) => each.name === name)?.values[0]?.value);
  }

  /** Creates the container of a file; pictures are downloaded by the network, videos are uploaded. */
  private async deliver(
    user: string,
    job: PublishJob,
    { index, media, held }: { index: number; media: PublishedFile; held: StagedFile | undefined },
    { save, signal }: SavingHooks,
  ): Promise<void> {
    if (held?.sentBytes === media.size) return;
    const isImage = mediaKind(media.url, media.contentType.startsWith('image/') ? 'IMAGE' : 'VIDEO') === 'image';
    const { accessToken } = job;
    const form = {
      ...sourceOf(media, isImage, job),
      ...(isItem(job) ? { is_carousel_item: 'true' } : captionFields(job)),
    };
    const call = { step: 'start', path: `/${user}/media`, accessToken, data: Created, signal } as const;
    const { id } = await this.api.call({ ...call, form });
    if (isImage) return save(index, { id, sentBytes: media.size, isReady: false });
    await save(index, { id, sentBytes: 0, isReady: false });
    await this.send(id, media, accessToken, signal);
    await save(index, { id, sentBytes: media.size, isReady: false });
  }

  private async send(id: string, media: PublishedFile, accessToken: string, signal?: AbortSignal): Promise<void> {
    await this.api.client.call({
      step: 'upload',
      url: `${this.config.uploadUrl}/${id}`,
      headers: {
        authorization: `OAuth ${accessToken}`,
        offset: '0',
        file_size: String(media.size),
        'content-type': media.contentType,
      },
      body: await openAsBlob(media.path),
      signal,
      read: (answer) => {
        if (answer.status === 200 && (answer.body as { success?: unknown }).success === true) return;
        throw this.api.errorFrom('upload', answer);
      },
    });
  }

  private async combine(
    user: string,
    job: PublishJob,
    files: readonly StagedFile[],
    hooks: SavingHooks,
  ): Promise<void> {
    const children = files.map(({ id }) => id).join(',');
    const { id } = await this.api.call({
      step: 'start',
      path: `/${user}/media`,
      accessToken: job.accessToken,
      form: { media_type: 'CAROUSEL', children, ...captionFields(job) },
      data: Created,
      signal: hooks.signal,
    });
    const file = { id, sentBytes: 0, isReady: false };
    await hooks.save(job.media.length, file);
    await this.ready(job, job.media.length, file, hooks);
  }

  private async ready(job: PublishJob, index: number, file: StagedFile, { save, signal }: SavingHooks): Promise<void> {
    const isReady = async () => {
      const container = await this.container(file.id, job.accessToken, signal);
      const { status_code: code = 'EXPIRED', status } = container ?? {};
      if (code === 'FINISHED' || code === 'PUBLISHED') return true;
      if (code === 'IN_PROGRESS') return false;
      throw containerError(this.platform, code, status);
    };
    await pollUntil(this.platform, isReady, this.config, signal);
    await save(index, { ...file, isReady: true });
  }

  private container(id: string, accessToken: string, signal?: AbortSignal) {
    const query = { fields: 'id,status_code,status' };
    return this.api.find({ step: 'processing', path: `/${id}`, query, accessToken, data: Container, signal });
  }

  /** Checks the remaining daily quota before anything is sent. */
  private async assertQuota(user: string, { accessToken }: PublishJob): Promise<void> {
    const path = `/${user}/content_publishing_limit`;
    const query = { fields: 'quota_usage,config' };
    const { data } = await this.api.get({ step: 'prepare', path, query, accessToken, data: PublishingLimit });
    const [limit] = data;
    const { quota_usage: used = 0, config } = limit ?? {};
    if (used >= (config?.quota_total ?? Infinity)) throw new PublishError(this.platform, 'quota_exceeded', 'prepare');
  }

  private async profile(step: 'account' | 'prepare' | 'processing', accessToken: string) {
    const query = { fields: 'instagram_business_account{id,username,name}' };
    const { instagram_business_account: profile } = await this.api.get({
      step,
      path: '/me',
      query,
      accessToken,
      data: Profile,
    });
    if (profile) return profile;
    throw new PublishError(this.platform, 'account_unusable', step, { reason: 'the page has no such account' });
  }
}

interface SavingHooks {
  readonly save: (index: number, file: StagedFile) => Promise<void>;
  readonly signal: AbortSignal | undefined;
}

const isItem = ({ media }: PublishJob) => media.length > 1;

const captionOf = ({ content }: PublishJob) => content.description ?? '';

function captionFields(job: PublishJob): Record<string, string> {
  const caption = captionOf(job);
  return caption ? { caption } : {};
}

function sourceOf(media: PublishedFile, isImage: boolean, job: PublishJob): Record<string, string> {
  if (isImage) return { image_url: media.url };
  if (isItem(job)) return { media_type: 'VIDEO', upload_type: 'resumable' };
  const cover: Record<string, string> = job.thumbnail ? { cover_url: job.thumbnail.url } : {};
  return { media_type: 'REELS', upload_type: 'resumable', share_to_feed: 'true', ...cover };
}
