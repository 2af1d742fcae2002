import { openAsBlob } from 'node:fs';
import type { Static } from 'typebox';
import { PublishError } from '../errors.js';
import { Done, GraphApi } from '../meta/graph.api.js';
import { type MetaApp, PageLogin } from '../meta/page-login.js';
import { NetworkClient, type NetworkOptions } from '../network-client.js';
import {
  type Account,
  type AuthorizeRequest,
  type CodeExchange,
  type Grant,
  type PublishOutcome,
  type PostEdit,
  type PublishJob,
  type StartedState,
  type Submission,
  type SubmittedState,
  type Tokens,
  type UploadHooks,
  type UploadingState,
  UploadPublisher,
} from '../port.js';
import { countersOf, type PostMetrics, toPostMetrics } from '../post-metrics.js';
import { Page, UploadStart, VideoCounts, VideoStatus } from './pagesocial.api.js';
import { SessionUpload } from './pagesocial-upload.js';

export interface PagesocialConfig extends MetaApp, NetworkOptions {
  /** `https://graph-video.facebook.com/v25.0` */
  readonly uploadUrl: string;
  /** `https://www.facebook.com`, the base URL of public videos. */
  readonly pageUrl: string;
}

const SCOPES = 'pages_show_list,pages_read_engagement,pages_manage_posts';
/** Status values of a completely uploaded video, which the network will publish. */
const ACCEPTED = new Set(['processing', 'ready', 'upload_complete']);

/**
 * Publisher for videos of a Facebook page: completing the upload session creates the post, whose id is known
 * before.
 */
export class PagesocialPublisher extends UploadPublisher {
  readonly platform = 'pagesocial';
  readonly usesPkce = false;
  private readonly api: GraphApi;
  private readonly login: PageLogin;

  constructor(private readonly config: PagesocialConfig) {
    super();
    const client = new NetworkClient(this.platform, [config.apiUrl, config.uploadUrl], config);
    this.api = new GraphApi(client, config.apiUrl);
    this.login = new PageLogin(this.api, config, SCOPES, () => true);
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
    const { id, name, username } = await this.page('account', accessToken);
    return { externalId: id, displayName: name, handle: username || id };
  }

  startPublishes(): boolean {
    return false;
  }

  async start({ accessToken, media }: PublishJob, _key: string, signal?: AbortSignal): Promise<StartedState> {
    const { id } = await this.page('prepare', accessToken);
    const address = `${this.config.uploadUrl}/${id}/videos`;
    const { upload_session_id: sessionId, video_id: submissionId } = await this.api.call({
      step: 'start',
      path: address,
      accessToken,
      form: { upload_phase: 'start', file_size: String(media[0]!.size) },
      data: UploadStart,
      signal,
    });
    const uploadUrl = `${address}?${new URLSearchParams({ upload_session_id: sessionId })}`;
    return {
      step: 'uploading',
      session: { uploadUrl, submissionId, handle: null },
      sentBytes: 0,
      lastChunkSent: false,
    };
  }

  async upload(state: UploadingState, job: PublishJob, hooks: UploadHooks): Promise<SubmittedState> {
    const id = state.session.submissionId!;
    const done: SubmittedState = { step: 'submitted', submission: { id, handle: null, isPublic: true } };
    if (state.lastChunkSent) {
      const video = await this.video(id, job.accessToken);
      if (video && ACCEPTED.has(video.status.video_status)) return done;
    }
    await new SessionUpload(this.api, job).run(state, hooks);
    return done;
  }

  async check({ id }: Submission, accessToken: string): Promise<PublishOutcome> {
    const video = await this.video(id, accessToken);
    const outcome = { postId: id, postUrl: this.addressOf(video), error: null };
    const state = video?.status.video_status;
    if (state === 'ready') return { ...outcome, status: 'published' };
    if (state === 'error' || state === 'expired') return { ...outcome, status: 'failed', error: this.error(state) };
    if (state) return { ...outcome, status: 'publishing' };
    return { ...outcome, status: 'unknown', error: new PublishError(this.platform, 'unconfirmed', 'processing') };
  }

  override async finish({ id }: Submission, { thumbnail, accessToken }: PublishJob): Promise<string | null> {
    if (!thumbnail) return null;
    try {
      const form = new FormData();
      form.set('is_preferred', 'true');
      form.set('source', await openAsBlob(thumbnail.path, { type: thumbnail.contentType }), 'thumbnail');
      await this.api.call({ step: 'thumbnail', path: `/${id}/thumbnails`, accessToken, form, data: Done });
      return null;
    } catch (error) {
      return `The thumbnail was not set: ${error instanceof PublishError ? error.code : 'media_fetch_failed'}`;
    }
  }

  override async edit(postId: string, { title, description }: PostEdit, accessToken: string): Promise<null> {
    const form = {
      ...(title == null ? {} : { name: title }),
      ...(description == null ? {} : { description }),
    };
    await this.api.call({ step: 'edit', path: `/${encodeURIComponent(postId)}`, accessToken, form, data: Done });
    return null;
  }

  async metrics(postId: string, accessToken: string): Promise<PostMetrics> {
    const fields = countersOf('pagesocial').map((name) => (name === 'views' ? name : `${name}.limit(0).summary(true)`));
    const path = `/${encodeURIComponent(postId)}`;
    const query = { fields: ['id', ...fields].join() };
    const counts = await this.api.get({ step: 'metrics', path, query, accessToken, data: VideoCounts });
    return toPostMetrics('pagesocial', (name) => {
      const count = counts[name];
      return typeof count === 'object' ? count.summary?.total_count : count;
    });
  }

  private page(step: 'account' | 'prepare', accessToken: string): Promise<Static<typeof Page>> {
    return this.api.get({ step, path: '/me', query: { fields: 'id,name,username' }, accessToken, data: Page });
  }

  private video(id: string, accessToken: string): Promise<Static<typeof VideoStatus> | undefined> {
    const query = { fields: 'id,status,permalink_url,published' };
    const path = `/${encodeURIComponent(id)}`;
    return this.api.find({ step: 'processing', path, query, accessToken, data: VideoStatus });
  }

  private addressOf(video: Static<typeof VideoStatus> | undefined): string | null {
    return video?.permalink_url ? `${this.config.pageUrl}${video.permalink_url}` : null;
  }

  private error(state: string): PublishError {
    return new PublishError(this.platform, 'media_rejected', 'processing', { vendorCode: state, reason: state });
  }
}
