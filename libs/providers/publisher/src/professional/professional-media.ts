import { readChunk } from '../chunks.js';
import { PublishError } from '../errors.js';
import { mediaKind } from '../media-kind.js';
import { type PollOptions, pollUntil } from '../polling.js';
import type { PublishedFile, StagedFile, UploadPart } from '../port.js';
import type { SaveFile } from '../stage-files.js';
import { AssetStatus, DocumentUpload, ImageUpload, type ProfessionalApi, VideoUpload } from './professional.api.js';

interface Upload {
  readonly file: StagedFile;
  readonly thumbnailUrl: string | undefined;
}

/** Uploads files on behalf of their owner; each media kind has its own procedure. */
export class MediaDelivery {
  constructor(
    private readonly api: ProfessionalApi,
    private readonly accessToken: string,
    private readonly owner: string,
    private readonly polling: PollOptions,
    private readonly signal: AbortSignal | undefined,
  ) {}

  async deliver(media: PublishedFile, held: StagedFile | undefined, save: SaveFile, cover?: PublishedFile | null) {
    const kind = kindOf(media);
    const { file: opened, thumbnailUrl } = held
      ? { file: held, thumbnailUrl: undefined }
      : await this.open(kind, media, cover);
    let file = opened;
    if (!held) await save(file);
    if (cover && thumbnailUrl) await this.put(thumbnailUrl, cover, { start: 0, end: cover.size });
    for (const [index, part] of (file.parts ?? []).entries()) {
      if (part.ack !== undefined) continue;
      const ack = await this.put(part.url, media, part);
      const parts = file.parts!.map((each, at) => (at === index ? { ...each, ack } : each));
      file = { ...file, parts, sentBytes: part.end };
      await save(file);
    }
    if (kind === 'video') await this.finishVideo(file);
    await save({ id: file.id, sentBytes: file.sentBytes, isReady: true });
  }

  private async open(kind: MediaKindSent, media: PublishedFile, cover?: PublishedFile | null): Promise<Upload> {
    const whole = (url: string): UploadPart[] => [{ url, start: 0, end: media.size }];
    const opened = (id: string, parts: UploadPart[]) => ({ id, parts, sentBytes: 0, isReady: false });
    if (kind === 'image') {
      const { value } = await this.initialize('images', {}, ImageUpload);
      return { file: opened(value.image, whole(value.uploadUrl)), thumbnailUrl: undefined };
    }
    if (kind === 'document') {
      const { value } = await this.initialize('documents', {}, DocumentUpload);
      return { file: opened(value.document, whole(value.uploadUrl)), thumbnailUrl: undefined };
    }
    const details = { fileSizeBytes: media.size, uploadCaptions: false, uploadThumbnail: Boolean(cover) };
    const { value } = await this.initialize('videos', details, VideoUpload);
    const parts = value.uploadInstructions.map(({ uploadUrl: url, firstByte: start, lastByte }) => ({
      url,
      start,
      end: lastByte + 1,
    }));
    return {
      file: { ...opened(value.video, parts), token: value.uploadToken },
      thumbnailUrl: value.thumbnailUploadUrl,
    };
  }

  private initialize<T extends typeof ImageUpload | typeof DocumentUpload | typeof VideoUpload>(
    resource: string,
    details: object,
    data: T,
  ) {
    const { accessToken, signal } = this;
    const json = { initializeUploadRequest: { owner: this.owner, ...details } };
    const path = `/rest/${resource}?action=initializeUpload`;
    return this.api.call({ step: 'start', path, accessToken, json, signal }, data);
  }

  /** Uploads a part and returns the network's acknowledgement. */
  private async put(url: string, media: PublishedFile, part: { start: number; end: number }): Promise<string> {
    const { accessToken, signal } = this;
    const body = await readChunk(media, part);
    const headers = { 'content-type': 'application/octet-stream' };
    return this.api.client.call({
      ...{ step: 'upload', method: 'PUT', url, accessToken, headers, body, signal },
      read: (answer) => {
        if (answer.status === 200 || answer.status === 201) return answer.headers.get('etag') ?? '';
        throw this.api.errorFrom({ step: 'upload' }, answer);
      },
    });
  }

  private async finishVideo({ id, token = '', parts = [] }: StagedFile): Promise<void> {
    const { accessToken, signal } = this;
    const uploadedPartIds = parts.map(({ ack = '' }) => ack);
    const json = { finalizeUploadRequest: { video: id, uploadToken: token, uploadedPartIds } };
    await this.api.headers({
      step: 'upload',
      path: '/rest/videos?action=finalizeUpload',
      accessToken,
      json,
      signal,
    });
    const isAvailable = async () => {
      const path = `/rest/videos/${encodeURIComponent(id)}`;
      const call = { step: 'processing', method: 'GET', path, accessToken, signal } as const;
      const { status } = await this.api.call(call, AssetStatus);
      if (status !== 'PROCESSING_FAILED') return status === 'AVAILABLE';
      throw new PublishError(this.api.client.platform, 'media_rejected', 'processing', { vendorCode: status });
    };
    await pollUntil(this.api.client.platform, isAvailable, this.polling, signal);
  }
}

export type MediaKindSent = 'image' | 'video' | 'document';

export function kindOf({ url, contentType }: PublishedFile): MediaKindSent {
  if (contentType.startsWith('image/')) return 'image';
  if (contentType.startsWith('video/')) return 'video';
  return contentType.startsWith('application/') || mediaKind(url) === 'document' ? 'document' : 'video';
}
