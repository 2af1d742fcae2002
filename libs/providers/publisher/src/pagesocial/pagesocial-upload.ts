import { readChunk } from '../chunks.js';
import { PublishError } from '../errors.js';
import { Done, errorOf, type GraphApi } from '../meta/graph.api.js';
import { answerCheck } from '@reelsheet/provider-common';
import type { PublishedFile, PublishJob, UploadHooks, UploadingState } from '../port.js';
import { UploadPosition } from './pagesocial.api.js';

const CHUNK_BYTES = 8 * 2 ** 20;
/** Error subcode for a chunk with the wrong offset; the response contains the expected offset. */
const WRONG_OFFSET = 1_363_037;

/** Uploads a video in chunks and completes the upload session, which creates the post. */
export class SessionUpload {
  private readonly media: PublishedFile;
  private readonly readPosition = answerCheck('pagesocial', UploadPosition);

  constructor(
    private readonly api: GraphApi,
    private readonly job: PublishJob,
  ) {
    this.media = job.media[0]!;
  }

  async run(state: UploadingState, hooks: UploadHooks): Promise<void> {
    const { size } = this.media;
    let offset = state.sentBytes;
    while (offset < size) {
      const next = await this.transfer(state, offset, hooks.signal);
      if (next <= offset)
        throw new PublishError(this.api.client.platform, 'platform_unavailable', 'upload', {
          reason: 'it keeps nothing of what is sent',
        });
      offset = next;
      await hooks.saveState({ ...state, sentBytes: offset });
      hooks.onProgress?.(offset, size);
    }
    await hooks.saveState({ ...state, sentBytes: size, lastChunkSent: true });
    await this.finish(state, hooks.signal);
  }

  /** Sends one chunk and returns the start of the next one. */
  private async transfer({ session }: UploadingState, start: number, signal?: AbortSignal): Promise<number> {
    const end = Math.min(start + CHUNK_BYTES, this.media.size);
    const form = new FormData();
    form.set('upload_phase', 'transfer');
    form.set('upload_session_id', sessionIdOf(session.uploadUrl));
    form.set('start_offset', String(start));
    form.set('video_file_chunk', await readChunk(this.media, { start, end }), 'chunk');
    return this.api.client.call({
      step: 'upload',
      url: session.uploadUrl,
      accessToken: this.job.accessToken,
      body: form,
      signal,
      read: (answer) => {
        const error = errorOf(answer);
        if (answer.status === 200 && !error) return Number(this.readPosition(answer.body).start_offset);
        if (error?.error_subcode === WRONG_OFFSET) return Number(this.readPosition(error.error_data).start_offset);
        throw this.api.errorFrom('upload', answer);
      },
    });
  }

  private async finish({ session }: UploadingState, signal?: AbortSignal): Promise<void> {
    const { title, description } = this.job.content;
    const { success } = await this.api.call({
      step: 'upload',
      path: session.uploadUrl,
      accessToken: this.job.accessToken,
      form: {
        upload_phase: 'finish',
        upload_session_id: sessionIdOf(session.uploadUrl),
        published: 'true',
        ...(title ? { title } : {}),
        ...(description ? { description } : {}),
      },
      data: Done,
      signal,
    });
    if (!success) throw new PublishError(this.api.client.platform, 'platform_error', 'upload');
  }
}

function sessionIdOf(uploadUrl: string): string {
  return new URL(uploadUrl).searchParams.get('upload_session_id') ?? '';
}
