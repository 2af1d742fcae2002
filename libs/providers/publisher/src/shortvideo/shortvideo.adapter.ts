import type { Static } from 'typebox';
import { PublishError } from '../errors.js';
import { mediaKind } from '../media-kind.js';
import { NetworkClient, type NetworkOptions } from '../network-client.js';
import { requestTokens, revokeToken } from '../oauth.js';
import {
  type Account,
  type AuthorizeRequest,
  type CodeExchange,
  type Grant,
  type PublishOutcome,
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
import { CreatorInfo, PhotoInit, PostStatus, ShortvideoApi, UserInfo, VideoInit, VideoList } from './shortvideo.api.js';
import { FAIL_REASONS, UNKNOWN_SUBMISSION } from './shortvideo.errors.js';
import { photoInit, videoInit } from './shortvideo-post.js';
import { sendChunks, type SendResult } from './shortvideo-upload.js';

export interface ShortvideoConfig extends NetworkOptions {
  /** `https://open.tiktokapis.com` */
  readonly apiUrl: string;
  /** `https://www.tiktok.com/v2/auth/authorize/` */
  readonly authorizeUrl: string;
  /** `https://www.tiktok.com`, the base URL of profiles and posts. */
  readonly pageUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const SCOPES = 'user.info.basic,user.info.profile,video.publish,video.list';
const PUBLIC = 'PUBLIC_TO_EVERYONE';

/**
 * Publisher for TikTok's Content Posting API v2 (Direct Post): uploads videos; pictures are downloaded by the
 * network.
 */
export class ShortvideoPublisher extends UploadPublisher {
  readonly platform = 'shortvideo';
  readonly usesPkce = false;
  override readonly pulls = ['image'] as const;
  private readonly client: NetworkClient;
  private readonly api: ShortvideoApi;

  constructor(private readonly config: ShortvideoConfig) {
    super();
    this.client = new NetworkClient(this.platform, [config.apiUrl], config);
    this.api = new ShortvideoApi(this.client, config.apiUrl);
  }

  authorizeUrl({ state, redirectUri }: AuthorizeRequest): string {
    const url = new URL(this.config.authorizeUrl);
    const query = {
      client_key: this.config.clientId,
      response_type: 'code',
      scope: SCOPES,
      redirect_uri: redirectUri,
      state,
    };
    url.search = new URLSearchParams(query).toString();
    return url.toString();
  }

  exchangeCode({ code, redirectUri }: CodeExchange): Promise<Tokens> {
    return this.tokens({ grant_type: 'authorization_code', code, redirect_uri: redirectUri });
  }

  refresh(refreshToken: string): Promise<Tokens> {
    return this.tokens({ grant_type: 'refresh_token', refresh_token: refreshToken });
  }

  /** Revocation requires a valid access token instead of a refresh token. */
  async revoke({ accessToken, refreshToken, expiresAt }: Grant): Promise<void> {
    const isLiving = expiresAt.getTime() > Date.now();
    const token = refreshToken && !isLiving ? (await this.refresh(refreshToken)).accessToken : accessToken;
    const { apiUrl, clientId, clientSecret } = this.config;
    await revokeToken(this.client, `${apiUrl}/v2/oauth/revoke/`, {
      client_key: clientId,
      client_secret: clientSecret,
      token,
    });
  }

  async account(accessToken: string): Promise<Account> {
    const path = '/v2/user/info/?fields=open_id,display_name,username';
    const { user } = await this.api.call({ step: 'account', method: 'GET', path, accessToken, data: UserInfo });
    const handle = user.username || user.display_name || user.open_id;
    return { externalId: user.open_id, displayName: user.display_name || handle, handle };
  }

  startPublishes({ media }: PublishJob): boolean {
    const [first] = media;
    return Boolean(first && (mediaKind(first.url) === 'image' || first.contentType.startsWith('image/')));
  }

  async start(job: PublishJob, idempotencyKey: string, signal?: AbortSignal): Promise<StartedState> {
    const { accessToken } = job;
    const creator = await this.creator(job, signal);
    const init = { step: 'start', accessToken, idempotencyKey, signal } as const;
    if (this.startPublishes(job)) {
      const json = photoInit(job, creator);
      const { publish_id: id } = await this.api.call({
        ...init,
        path: '/v2/post/publish/content/init/',
        data: PhotoInit,
        json,
      });
      return { step: 'submitted', submission: submissionOf(id, creator.creator_username, job) };
    }
    const json = videoInit(job, creator);
    const opened = await this.api.call({ ...init, path: '/v2/post/publish/video/init/', data: VideoInit, json });
    this.client.assertUploadAddress('start', opened.upload_url);
    const session = { uploadUrl: opened.upload_url, submissionId: opened.publish_id, handle: creator.creator_username };
    return { step: 'uploading', session, sentBytes: 0, lastChunkSent: false };
  }

  async upload(state: UploadingState, job: PublishJob, hooks: UploadHooks): Promise<SubmittedState | null> {
    const done: SubmittedState = {
      step: 'submitted',
      submission: submissionOf(state.session.submissionId!, state.session.handle, job),
    };
    const held = await this.uploadedBytes(state, job, hooks.signal);
    if (held === 'all') return done;
    let latest = { ...state, sentBytes: held ?? state.sentBytes };
    const saveState = async (next: UploadingState) => {
      await hooks.saveState(next);
      latest = next;
    };
    const result = await sendChunks(this.client, latest, job.media[0]!, { ...hooks, saveState });
    if (result === 'complete') return done;
    const uploadedNow = await this.uploadedBytes(latest, job, hooks.signal);
    return uploadedNow === 'all' ? done : this.abandon(result, uploadedNow !== undefined || !latest.lastChunkSent);
  }

  async check(submission: Submission, accessToken: string): Promise<PublishOutcome> {
    const status = await this.knownStatus(submission.id, accessToken);
    if (!status) return outcome('unknown', new PublishError(this.platform, 'unconfirmed', 'processing'));
    if (status.status === 'FAILED') return outcome('failed', this.error(status));
    if (status.status !== 'PUBLISH_COMPLETE') return outcome('publishing');
    return this.published(submission, status.publicaly_available_post_id?.[0]?.toString());
  }

  async metrics(postId: string, accessToken: string): Promise<PostMetrics> {
    const fields = ['id', ...countersOf('shortvideo')].join();
    const { videos } = await this.api.call({
      step: 'metrics',
      path: `/v2/video/query/?fields=${fields}`,
      accessToken,
      json: { filters: { video_ids: [postId] } },
      data: VideoList,
    });
    const [video] = videos;
    if (!video) throw new PublishError(this.platform, 'not_found', 'metrics');
    return toPostMetrics('shortvideo', (name) => video[name]);
  }

  /** A public post is published when moderation has assigned an id; other posts never get one. */
  private published(submission: Submission, postId: string | undefined): PublishOutcome {
    if (!postId && submission.isPublic) return outcome('publishing');
    const profile = `${this.config.pageUrl}/@${submission.handle ?? ''}`;
    return {
      status: 'published',
      postId: postId ?? submission.id,
      postUrl: postId ? `${profile}/${kindOf(submission)}/${postId}` : profile,
      error: null,
    };
  }

  /**
   * Returns the bytes received by the network, which determine what to send, or undefined if it does not report
   * them.
   */
  private async uploadedBytes(
    { session }: UploadingState,
    job: PublishJob,
    signal?: AbortSignal,
  ): Promise<number | 'all' | undefined> {
    const status = await this.knownStatus(session.submissionId!, job.accessToken, signal);
    if (!status) return undefined;
    if (status.status === 'FAILED') throw this.error(status);
    if (status.status !== 'PROCESSING_UPLOAD') return 'all';
    return (status.uploaded_bytes ?? 0) >= job.media[0]!.size ? 'all' : status.uploaded_bytes;
  }

  /** Returns null if the upload URL has expired with an incomplete file, so that no post can result from it. */
  private abandon(result: SendResult, incomplete: boolean): null {
    if (result === 'lost' && incomplete) return null;
    if (result === 'lost') throw new PublishError(this.platform, 'unconfirmed', 'upload');
    throw new PublishError(this.platform, 'platform_unavailable', 'upload', {
      reason: 'it expects another part of the file',
    });
  }

  private async creator(job: PublishJob, signal?: AbortSignal): Promise<Static<typeof CreatorInfo>> {
    const path = '/v2/post/publish/creator_info/query/';
    const creator = await this.api.call({
      step: 'prepare',
      path,
      accessToken: job.accessToken,
      data: CreatorInfo,
      json: {},
      signal,
    });
    if (!creator.privacy_level_options.includes(job.content.shortvideoPrivacyLevel ?? '')) {
      throw new PublishError(this.platform, 'rejected', 'prepare', {
        reason: 'the account does not offer this privacy level',
      });
    }
    return creator;
  }

  /** Returns undefined if the network does not know the submission. */
  private async knownStatus(
    id: string,
    accessToken: string,
    signal?: AbortSignal,
  ): Promise<Static<typeof PostStatus> | undefined> {
    const path = '/v2/post/publish/status/fetch/';
    try {
      return await this.api.call({
        step: 'processing',
        path,
        accessToken,
        data: PostStatus,
        json: { publish_id: id },
        signal,
      });
    } catch (error) {
      if (error instanceof PublishError && UNKNOWN_SUBMISSION.has(error.vendorCode ?? '')) return undefined;
      throw error;
    }
  }

  private error({ fail_reason: reason = 'unknown' }: Static<typeof PostStatus>): PublishError {
    const code = FAIL_REASONS[reason] ?? 'rejected';
    const step = code === 'media_fetch_failed' ? 'download' : 'processing';
    return new PublishError(this.platform, code, step, { vendorCode: reason, reason });
  }

  private tokens(grant: Readonly<Record<string, string>>): Promise<Tokens> {
    const { apiUrl, clientId, clientSecret } = this.config;
    const form = { client_key: clientId, client_secret: clientSecret, ...grant };
    return requestTokens(this.client, `${apiUrl}/v2/oauth/token/`, form, grant.refresh_token);
  }
}

function submissionOf(id: string, handle: string | null, { content }: PublishJob): Submission {
  return { id, handle, isPublic: content.shortvideoPrivacyLevel === PUBLIC };
}

function outcome(status: PublishOutcome['status'], error: PublishError | null = null): PublishOutcome {
  return { status, postId: null, postUrl: null, error };
}

/** Returns the kind as used in page URLs, derived from the prefix of the submission id. */
function kindOf({ id }: Submission): 'photo' | 'video' {
  return id.startsWith('p_') ? 'photo' : 'video';
}
