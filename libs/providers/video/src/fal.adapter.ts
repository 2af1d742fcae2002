import { readRequestId, readStatus, readVideo } from './fal-response.js';
import { errorOf, falError, isNoSuchTask, isTooLate, readError } from './fal.errors.js';
import { FalWebhooks } from './fal-webhook.js';
import { unknownOutcome } from './unknown-outcome.js';
import {
  VideoProvider,
  type Cancellation,
  type VendorCallback,
  type VideoRequest,
  type VideoTask,
  type VideoTaskRef,
} from './port.js';
import { readJson, VendorApi, type VendorApiConfig } from './vendor-api.js';

export interface FalConfig extends VendorApiConfig {
  /** URL of the keys with which the vendor signs its webhooks. */
  readonly webhookKeysUrl: string;
}

/**
 * The queue of fal; `baseUrl` is the root of the applications. A task is identified by its path
 * below it, because the application is part of its identity.
 */
export class FalVideoProvider extends VideoProvider {
  private readonly api: VendorApi;
  private readonly webhooks: FalWebhooks;

  constructor(config: FalConfig) {
    super();
    this.api = new VendorApi('fal', config, { authorization: `Key ${config.apiKey}` }, falError);
    this.webhooks = new FalWebhooks(config.webhookKeysUrl);
  }

  async submit(request: VideoRequest): Promise<{ taskId: string }> {
    const { vendorModel, externalId, callbackUrl, signal } = request;
    const query = callbackUrl ? `?${new URLSearchParams({ fal_webhook: callbackUrl })}` : '';
    const headers = { 'idempotency-key': externalId };
    try {
      const answer = await this.api.call(`/${vendorModel}${query}`, {
        method: 'POST',
        headers,
        body: orderOf(request),
        signal,
      });
      return { taskId: taskOf(vendorModel, readRequestId(answer).request_id) };
    } catch (error) {
      throw unknownOutcome(error);
    }
  }

  /** The vendor keeps no name of ours. */
  async check(task: VideoTaskRef, signal?: AbortSignal): Promise<VideoTask> {
    if (!('taskId' in task)) return { state: 'untraceable' };
    const { taskId } = task;
    try {
      const { status, error_type } = readStatus(await this.api.call(`/${taskId}/status`, { signal }));
      if (status === 'IN_QUEUE') return { state: 'queued', taskId };
      if (status === 'IN_PROGRESS') return { state: 'processing', taskId };
      if (error_type) return errorOf(taskId, error_type);
    } catch (error) {
      if (isNoSuchTask(error)) return { state: 'unknown' };
      throw error;
    }
    return this.resultOf(taskId, signal);
  }

  /** The vendor takes note of a wish; what it still had in its queue is gone then, and the rest may go on. */
  async cancel(task: VideoTaskRef, signal?: AbortSignal): Promise<Cancellation> {
    if (!('taskId' in task)) return 'unsupported';
    try {
      await this.api.call(`/${task.taskId}/cancel`, { method: 'PUT', signal });
    } catch (error) {
      if (!isTooLate(error)) throw error;
    }
    return (await this.check(task, signal)).state === 'cancelled' ? 'cancelled' : 'too_late';
  }

  override async readCallback(callback: VendorCallback): Promise<string | undefined> {
    const reported = readJson(callback.body, (body) => readRequestId(body).request_id);
    const signed = reported === undefined ? undefined : await this.webhooks.requestOf(callback);
    return signed !== undefined && signed === reported ? taskOf(callback.vendorModel, reported) : undefined;
  }

  private async resultOf(taskId: string, signal: AbortSignal | undefined): Promise<VideoTask> {
    const answer = await this.api.request(`/${taskId}`, { signal });
    if (answer.status < 300) return readVideo(taskId, answer.body);
    const error = readError(taskId, answer);
    if (!error) throw falError(answer);
    return error;
  }
}

/**
 * An application's name has two segments, or three in a namespace; what follows in a model's name is one of its
 * endpoints.
 */
function taskOf(vendorModel: string, requestId: string): string {
  const segments = vendorModel.split('/');
  const application = segments.slice(0, ['workflows', 'comfy'].includes(segments[0]!) ? 3 : 2);
  return [...application, 'requests', requestId].join('/');
}

function orderOf({ prompt, negativePrompt, aspectRatio, resolution, duration, nativeAudio }: VideoRequest) {
  return {
    prompt,
    negative_prompt: negativePrompt,
    aspect_ratio: aspectRatio,
    resolution,
    duration,
    generate_audio: nativeAudio,
  };
}
