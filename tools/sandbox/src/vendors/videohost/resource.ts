import type { SandboxContext } from '../../server/vendor.js';
import { ReactionBook, type Reactions } from '../../network/reactions.js';
import type { Account } from '../../network/accounts.js';
import type { Video } from './library.js';

/** Returns the privacy of a video. A scheduled one is public after its time. */
export function privacyOf(video: Video): string {
  const { publishAt, privacyStatus } = video.metadata.status;
  return publishAt !== undefined && Date.parse(publishAt) <= Date.now() ? 'public' : privacyStatus;
}

/** Returns the id of an account's channel. */
export function channelId(account: Account): string {
  return `UC${account.id}`;
}

/** Returns the video in the format of the API, with the requested parts. */
export function videoResponse(
  video: Video,
  account: Account,
  parts: readonly string[],
  sandbox: SandboxContext,
  origin: string,
): object {
  const processed = isProcessed(video, sandbox);
  const all: Record<string, unknown> = {
    snippet: {
      publishedAt: new Date(video.uploadedAt).toISOString(),
      channelId: channelId(account),
      channelTitle: account.name,
      ...video.metadata.snippet,
      thumbnails: video.thumbnail ? thumbnails(video, origin) : {},
      liveBroadcastContent: 'none',
    },
    status: { ...video.metadata.status, privacyStatus: privacyOf(video), ...uploadState(video, processed) },
    processingDetails: { processingStatus: processingState(video, processed) },
    contentDetails: {
      duration: isoDuration(video.seconds),
      definition: Math.min(video.width, video.height) >= 720 ? 'hd' : 'sd',
    },
    statistics: statisticsOf(new ReactionBook(sandbox.database, 'videohost').of(video.id)),
  };
  const requested = Object.entries(all).filter(([name]) => parts.includes(name));
  return {
    kind: 'youtube#video',
    etag: `"${video.id}-${video.uploadedAt}"`,
    id: video.id,
    ...Object.fromEntries(requested),
  };
}

function statisticsOf({ views, likes, comments }: Reactions): object {
  return {
    viewCount: String(views),
    likeCount: String(likes),
    favoriteCount: '0',
    commentCount: String(comments),
  };
}

export function thumbnails(video: Video, origin: string): object {
  return { default: { url: `${origin}/videohost/thumbnail/${video.id}`, width: 120, height: 90 } };
}

function isProcessed(video: Video, sandbox: SandboxContext): boolean {
  return Date.now() >= video.uploadedAt + sandbox.settings.processingSeconds * 1_000;
}

function uploadState(video: Video, processed: boolean): object {
  if (!processed) return { uploadStatus: 'uploaded' };
  return video.error === null ? { uploadStatus: 'processed' } : { uploadStatus: 'failed', errorReason: video.error };
}

function processingState(video: Video, processed: boolean): string {
  if (!processed) return 'processing';
  return video.error === null ? 'succeeded' : 'failed';
}

function isoDuration(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / 3_600), Math.floor((whole % 3_600) / 60)];
  return `PT${hours ? `${hours}H` : ''}${minutes ? `${minutes}M` : ''}${whole % 60}S`;
}
