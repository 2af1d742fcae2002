import { openAsBlob } from 'node:fs';
import { Type } from 'typebox';
import { MAX_THUMBNAIL_BYTES } from '../catalog.js';
import { PublishError } from '../errors.js';
import { NetworkClient, type NetworkOptions } from '../network-client.js';
import { requestTokens, revokeToken } from '../oauth.js';
import {
  type Account,
  type AuthorizeRequest,
  type CodeExchange,
  type Grant,
  type PublishedFile,
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
import { type PostMetrics, toPostMetrics } from '../post-metrics.js';
import { ChannelList, VideohostApi, VideoPartsList, VideoStatisticsList, VideoStatusList } from './videohost.api.js';
import { VIDEO_ERRORS } from './videohost.errors.js';
import { changedDescription, notifySubscribers, videoResource } from './videohost-metadata.js';
import { ResumableUpload } from './videohost-upload.js';

export interface VideohostConfig extends NetworkOptions {
  /** `https://www.googleapis.com` */
  readonly apiUrl: string;
  /** `https://accounts.google.com/o/oauth2/v2/auth` */
  readonly authorizeUrl: string;
  /** `https://oauth2.googleapis.com/token` */
  readonly tokenUrl: string;
  /** `https://oauth2.googleapis.com/revoke` */
  readonly revokeUrl: string;
  /** `https://www.youtube.com`, the base URL of public videos. */
  readonly pageUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const SCOPES = 'https://www.googleapis.com/auth/youtube.upload https://www.googleapis.com/auth/youtube.force-ssl';
const VIDEOS = '/youtube/v3/videos';

/** Publisher for YouTube's Data API v3 with resumable uploads. */
export class VideohostPublisher extends UploadPublisher {
  readonly platform = 'videohost';
  readonly usesPkce = true;
  private readonly client: NetworkClient;
  private readonly api: VideohostApi;

  constructor(private readonly config: VideohostConfig) {
    super();
    this.client = new NetworkClient(this.platform, [config.apiUrl, config.tokenUrl, config.revokeUrl], config);
    this.api = new VideohostApi(this.client, config.apiUrl);
  }

  authorizeUrl({ state, redirectUri, codeChallenge }: AuthorizeRequest): string {
    const url = new URL(this.config.authorizeUrl);
    url.search = new URLSearchParams({
      client_id: this.config.clientId,
      response_type: 'code',
      scope: SCOPES,
      redirect_uri: redirectUri,
      state,
      // Without both parameters, a repeated consent returns no refresh token.
      access_type: 'offline',
      prompt: 'consent',
      ...(codeChallenge ? { code_challenge: codeChallenge, code_challenge_method: 'S256' } : {}),
    }).toString();
    return url.toString();
  }

  exchangeCode({ code, redirectUri, codeVerifier }: CodeExchange): Promise<Tokens> {
    const verifier: Record<string, string> = codeVerifier ? { code_verifier: codeVerifier } : {};
    return this.tokens({ grant_type: 'authorization_code', code, redirect_uri: redirectUri, ...verifier });
  }

  refresh(refreshToken: string): Promise<Tokens> {
    return this.tokens({ grant_type: 'refresh_token', refresh_token: refreshToken });
  }

  async revoke({ accessToken, refreshToken }: Grant): Promise<void> {
    await revokeToken(this.client, this.config.revokeUrl, { token: refreshToken ?? accessToken });
  }

  async account(accessToken: string): Promise<Account> {
    const path = '/youtube/v3/channels?part=snippet&mine=true';
    const { items } = await this.api.call({ step: 'account', method: 'GET', path, accessToken }, ChannelList);
    const channel = items?.[0];
    if (!channel)
      throw new PublishError(this.platform, 'account_unusable', 'account', { reason: 'the account has no channel' });
    const { title, customUrl } = channel.snippet;
    return { externalId: channel.id, displayName: title, handle: customUrl?.replace(/^@/, '') || channel.id };
  }

  startPublishes(): boolean {
    return false;
  }

  async start(job: PublishJob, idempotencyKey: string, signal?: AbortSignal): Promise<StartedState> {
    const { accessToken, content } = job;
    const media = job.media[0]!;
    const query = new URLSearchParams({
      uploadType: 'resumable',
      part: 'snippet,status',
      notifySubscribers: String(notifySubscribers(content)),
    });
    const headers = {
      'idempotency-key': idempotencyKey,
      'x-upload-content-length': String(media.size),
      'x-upload-content-type': media.contentType,
    };
    const path = `/upload${VIDEOS}?${query}`;
    const answer = await this.api.headers({
      step: 'start',
      path,
      accessToken,
      headers,
      json: videoResource(content, job.madeWithAi),
      signal,
    });
    const uploadUrl = answer.get('location');
    if (!uploadUrl) throw new PublishError(this.platform, 'platform_error', 'start', { reason: 'no upload session' });
    this.client.assertUploadAddress('start', uploadUrl);
    return {
      step: 'uploading',
      session: { uploadUrl, submissionId: null, handle: null },
      sentBytes: 0,
      lastChunkSent: false,
    };
  }

  async upload(state: UploadingState, job: PublishJob, hooks: UploadHooks): Promise<SubmittedState | null> {
    const id = await new ResumableUpload(this.client, this.api, job).run(state, hooks);
    if (id === null) return null;
    const isPublic = videoResource(job.content).status.privacyStatus === 'public';
    return { step: 'submitted', submission: { id, handle: null, isPublic } };
  }

  async check({ id }: Submission, accessToken: string): Promise<PublishOutcome> {
    const path = `${VIDEOS}?${new URLSearchParams({ part: 'status,processingDetails', id })}`;
    const { items } = await this.api.call({ step: 'processing', method: 'GET', path, accessToken }, VideoStatusList);
    const outcome = { postId: id, postUrl: `${this.config.pageUrl}/watch?v=${encodeURIComponent(id)}`, error: null };
    const status = items?.[0]?.status;
    if (!status)
      return { ...outcome, status: 'unknown', error: new PublishError(this.platform, 'unconfirmed', 'processing') };
    if (status.uploadStatus === 'processed') return { ...outcome, status: 'published' };
    if (status.uploadStatus === 'uploaded') return { ...outcome, status: 'publishing' };
    const reason = status.errorReason ?? status.rejectionReason ?? status.uploadStatus;
    const error = new PublishError(this.platform, VIDEO_ERRORS[reason] ?? 'rejected', 'processing', {
      vendorCode: reason,
      reason,
    });
    return { ...outcome, status: 'failed', error };
  }

  override async finish({ id }: Submission, { thumbnail, accessToken }: PublishJob): Promise<string | null> {
    return thumbnail ? this.setThumbnail(id, thumbnail, accessToken) : null;
  }

  async metrics(postId: string, accessToken: string): Promise<PostMetrics> {
    const path = `${VIDEOS}?${new URLSearchParams({ part: 'statistics', id: postId })}`;
    const { items } = await this.api.call({ step: 'metrics', method: 'GET', path, accessToken }, VideoStatisticsList);
    const statistics = items?.[0]?.statistics;
    if (!statistics) throw new PublishError(this.platform, 'not_found', 'metrics');
    return toPostMetrics('videohost', (name) => (statistics[name] === undefined ? null : Number(statistics[name])));
  }

  /** The API replaces complete parts, so unchanged fields are sent back as they are. */
  override async edit(postId: string, changes: PostEdit, accessToken: string): Promise<string | null> {
    const path = `${VIDEOS}?${new URLSearchParams({ part: 'snippet,status', id: postId })}`;
    const { items } = await this.api.call({ step: 'edit', method: 'GET', path, accessToken }, VideoPartsList);
    const live = items?.[0];
    if (!live) throw new PublishError(this.platform, 'not_found', 'edit');
    const { title, videohostOptions: options } = changes;
    const snippet = {
      ...live.snippet,
      ...(title ? { title } : {}),
      description: changedDescription(live.snippet.description ?? '', changes),
      ...(options?.tags ? { tags: options.tags } : {}),
      ...(options?.categoryId ? { categoryId: String(options.categoryId) } : {}),
    };
    const status = {
      ...live.status,
      ...(options?.visibility ? { privacyStatus: options.visibility } : {}),
      ...(options?.madeForKids == null ? {} : { selfDeclaredMadeForKids: options.madeForKids }),
    };
    const json = { id: postId, snippet, status };
    await this.api.call(
      { step: 'edit', method: 'PUT', path: `${VIDEOS}?part=snippet,status`, accessToken, json },
      Type.Object({}),
    );
    return changes.thumbnail ? this.setThumbnail(postId, changes.thumbnail, accessToken) : null;
  }

  private async setThumbnail(id: string, thumbnail: PublishedFile, accessToken: string): Promise<string | null> {
    if (thumbnail.size >= MAX_THUMBNAIL_BYTES) return 'The thumbnail is 2 MB or larger and was left out';
    try {
      const body = await openAsBlob(thumbnail.path, { type: thumbnail.contentType });
      const path = `/upload/youtube/v3/thumbnails/set?${new URLSearchParams({ videoId: id, uploadType: 'media' })}`;
      await this.api.headers({ step: 'thumbnail', path, accessToken, body });
      return null;
    } catch (error) {
      return `The thumbnail was not set: ${error instanceof PublishError ? error.code : 'media_fetch_failed'}`;
    }
  }

  private tokens(grant: Readonly<Record<string, string>>): Promise<Tokens> {
    const { tokenUrl, clientId, clientSecret } = this.config;
    return requestTokens(
      this.client,
      tokenUrl,
      { client_id: clientId, client_secret: clientSecret, ...grant },
      grant.refresh_token,
    );
  }
}
