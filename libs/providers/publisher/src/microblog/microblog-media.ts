import { readChunk } from '../chunks.js';
import { PublishError } from '../errors.js';
import { type PollOptions, pollUntil } from '../polling.js';
import type { PublishedFile, StagedFile } from '../port.js';
import type { DeliverFile } from '../stage-files.js';
import { MediaState, type MicroblogApi } from './microblog.api.js';
import { MEDIA_ERRORS } from './microblog.errors.js';
import { Type } from 'typebox';

const CHUNK_BYTES = 4 * 2 ** 20;

/** Uploads a picture or a video in repeatable segments, and waits until the network has processed it. */
export function deliverTo(
  api: MicroblogApi,
  accessToken: string,
  polling: PollOptions,
  signal?: AbortSignal,
): DeliverFile {
  const { platform } = api.client;

  const initialize = async ({ size, contentType }: PublishedFile): Promise<StagedFile> => {
    const json = { media_type: contentType, total_bytes: size, media_category: categoryOf(contentType) };
    const path = '/2/media/upload/initialize';
    const { id } = await api.call({ step: 'start', path, accessToken, json, signal }, MediaState);
    return { id, sentBytes: 0, isReady: false };
  };

  const append = async ({ id, sentBytes: start }: StagedFile, media: PublishedFile): Promise<number> => {
    const end = Math.min(start + CHUNK_BYTES, media.size);
    const body = new FormData();
    body.set('segment_index', String(start / CHUNK_BYTES));
    body.set('media', await readChunk(media, { start, end }), 'segment');
    const path = `/2/media/upload/${id}/append`;
    await api.find({ step: 'upload', path, accessToken, body, signal }, Type.Unknown());
    return end;
  };

  const isProcessed = async (id: string): Promise<boolean> => {
    const path = `/2/media/upload?${new URLSearchParams({ command: 'STATUS', media_id: id })}`;
    const state = await api.find({ step: 'processing', method: 'GET', path, accessToken, signal }, MediaState);
    return isDone(state?.processing_info);
  };

  const isDone = (info: { state: string; error?: { name?: string } } | undefined): boolean => {
    if (!info || info.state === 'succeeded') return true;
    if (info.state !== 'failed') return false;
    const reason = info.error?.name ?? 'failed';
    throw new PublishError(platform, MEDIA_ERRORS[reason] ?? 'media_rejected', 'processing', {
      vendorCode: reason,
      reason,
    });
  };

  return async (media, held, save) => {
    let file = held ?? (await initialize(media));
    if (!held) await save(file);
    while (file.sentBytes < media.size) {
      file = { ...file, sentBytes: await append(file, media) };
      await save(file);
    }
    const path = `/2/media/upload/${file.id}/finalize`;
    const finalized = await api.call({ step: 'upload', path, accessToken, signal }, MediaState);
    if (!isDone(finalized.processing_info)) await pollUntil(platform, () => isProcessed(file.id), polling, signal);
    await save({ ...file, isReady: true });
  };
}

function categoryOf(contentType: string): string {
  if (contentType === 'image/gif') return 'tweet_gif';
  return contentType.startsWith('image/') ? 'tweet_image' : 'tweet_video';
}
