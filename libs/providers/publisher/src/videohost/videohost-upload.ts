import { answerCheck } from '@reelsheet/provider-common';
import { contentRange, readChunk } from '../chunks.js';
import { PublishError } from '../errors.js';
import type { NetworkResponse, NetworkClient } from '../network-client.js';
import type { PublishedFile, PublishJob, UploadHooks, UploadingState } from '../port.js';
import { Video, type VideohostApi } from './videohost.api.js';

/** The protocol requires a multiple of 256 KiB for every chunk except the last one. */
const CHUNK_BYTES = 8 * 2 ** 20;

/** State of a resumable upload session. */
type UploadPosition =
  | { readonly kind: 'at'; readonly offset: number }
  | { readonly kind: 'video'; readonly id: string }
  | { readonly kind: 'gone' };

/** A resumable upload session. The offset reported by the network takes precedence over the stored one. */
export class ResumableUpload {
  private readonly media: PublishedFile;
  private readonly readVideo: (body: unknown) => { id: string };

  constructor(
    private readonly client: NetworkClient,
    private readonly api: VideohostApi,
    private readonly job: PublishJob,
  ) {
    this.media = job.media[0]!;
    this.readVideo = answerCheck(client.platform, Video);
  }

  /** Returns the id of the video, or null if the session has expired without creating a video. */
  async run(state: UploadingState, hooks: UploadHooks): Promise<string | null> {
    let { lastChunkSent } = state;
    let position = await this.probe(state.session.uploadUrl, hooks.signal);
    while (position.kind === 'at') {
      const { offset } = position;
      const end = Math.min(offset + CHUNK_BYTES, this.media.size);
      lastChunkSent ||= end === this.media.size;
      await hooks.saveState({ ...state, sentBytes: offset, lastChunkSent });
      position = await this.send(state.session.uploadUrl, offset, end, hooks.signal);
      this.assertProgress(position, offset);
      hooks.onProgress?.(position.kind === 'at' ? position.offset : end, this.media.size);
    }
    if (position.kind === 'video') return position.id;
    if (lastChunkSent) throw new PublishError(this.client.platform, 'unconfirmed', 'upload');
    return null;
  }

  private probe(url: string, signal?: AbortSignal): Promise<UploadPosition> {
    return this.put(url, { 'content-range': `bytes */${this.media.size}` }, new Blob([]), signal);
  }

  private async send(url: string, start: number, end: number, signal?: AbortSignal): Promise<UploadPosition> {
    const { media } = this;
    const headers = { 'content-type': media.contentType, 'content-range': contentRange({ start, end }, media.size) };
    return this.put(url, headers, await readChunk(media, { start, end }), signal);
  }

  private put(url: string, headers: Record<string, string>, body: Blob, signal?: AbortSignal): Promise<UploadPosition> {
    const { accessToken } = this.job;
    return this.client.call({
      step: 'upload',
      method: 'PUT',
      url,
      accessToken,
      headers,
      body,
      signal,
      read: (answer) => this.position(answer),
    });
  }

  private position(answer: NetworkResponse): UploadPosition {
    if (answer.status === 200 || answer.status === 201) return { kind: 'video', id: this.readVideo(answer.body).id };
    if (answer.status === 308) return { kind: 'at', offset: nextByte(answer.headers.get('range')) };
    if (answer.status === 404 || answer.status === 410) return { kind: 'gone' };
    throw this.api.errorFrom('upload', answer);
  }

  private assertProgress(position: UploadPosition, before: number): void {
    if (position.kind !== 'at' || position.offset > before) return;
    throw new PublishError(this.client.platform, 'platform_unavailable', 'upload', {
      reason: 'it keeps nothing of what is sent',
    });
  }
}

/** Parses `Range: bytes=0-N`, where N is the last received byte; without the header nothing was received. */
function nextByte(range: string | null): number {
  const last = /^bytes=0-(\d+)$/.exec(range ?? '')?.[1];
  return last === undefined ? 0 : Number(last) + 1;
}
