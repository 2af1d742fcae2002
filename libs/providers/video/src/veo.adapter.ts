import { ProviderError } from '@reelsheet/provider-common';
import { geminiRoot, type GoogleConfig, googleError } from '@reelsheet/provider-common/google';
import { unknownOutcome } from './unknown-outcome.js';
import {
  type Cancellation,
  type FinishedVideo,
  VideoProvider,
  type VideoRequest,
  type VideoTask,
  type VideoTaskRef,
} from './port.js';
import { readAccepted, readOperation } from './veo-response.js';
import { VENDOR, VendorApi } from './vendor-api.js';

const NOT_FOUND = 'NOT_FOUND';

/**
 * Veo of the Gemini API: a submission starts an operation, which is polled until it is done. An
 * operation is found by its own name only and cannot be cancelled. Every video has sound, and the
 * API rejects a parameter for it.
 */
export class VeoVideoProvider extends VideoProvider {
  private readonly api: VendorApi;
  private readonly root: string;
  private readonly credentials: Readonly<Record<string, string>>;

  constructor(config: GoogleConfig) {
    super();
    this.root = geminiRoot(config);
    this.credentials = { 'x-goog-api-key': config.apiKey };
    this.api = new VendorApi('google', { ...config, baseUrl: this.root }, this.credentials, (answer) =>
      googleError(VENDOR, answer),
    );
  }

  async submit({ vendorModel, externalId, signal, ...request }: VideoRequest): Promise<{ taskId: string }> {
    const path = `/models/${encodeURIComponent(vendorModel)}:predictLongRunning`;
    const headers = { 'idempotency-key': externalId };
    try {
      const answer = await this.api.call(path, { method: 'POST', headers, body: orderOf(request), signal });
      return { taskId: readAccepted(answer).name };
    } catch (error) {
      throw unknownOutcome(error);
    }
  }

  async check(task: VideoTaskRef, signal?: AbortSignal): Promise<VideoTask> {
    if (!('taskId' in task)) return { state: 'untraceable' };
    const path = task.taskId.split('/').map(encodeURIComponent).join('/');
    try {
      return readOperation(await this.api.call(`/${path}`, { signal }), (uri) => this.videoAt(uri));
    } catch (error) {
      if (!isGone(error)) throw error;
      return { state: 'failed', taskId: task.taskId, reason: 'The vendor keeps the video no longer', retryable: false };
    }
  }

  /** The API cannot cancel an operation, and bills it once it has started. */
  async cancel(): Promise<Cancellation> {
    return 'unsupported';
  }

  /** Files of the API are fetched with our key, which nobody else is to see. */
  private videoAt(uri: string): FinishedVideo {
    const isOwn = new URL(uri).origin === new URL(this.root).origin;
    return { url: uri, ...(isOwn && { headers: this.credentials }) };
  }
}

function orderOf({
  prompt,
  negativePrompt,
  aspectRatio,
  resolution,
  duration,
}: Omit<VideoRequest, 'vendorModel' | 'externalId'>) {
  return {
    instances: [{ prompt }],
    parameters: { aspectRatio, resolution, durationSeconds: duration, ...(negativePrompt && { negativePrompt }) },
  };
}

function isGone(error: unknown): boolean {
  return error instanceof ProviderError && error.vendorCode === NOT_FOUND;
}
