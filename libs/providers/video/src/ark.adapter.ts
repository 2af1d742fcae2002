import { readAccepted, readTask } from './ark-response.js';
import { arkError, isNoSuchTask, isTooLate } from './ark.errors.js';
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

const TASKS = '/api/v3/contents/generations/tasks';
/** Seconds, the fewest that the vendor takes: what waits longer in its queue expires there. */
const EXPIRES_AFTER = 3_600;

/** BytePlus ModelArk's video generation tasks; `baseUrl` is the root that holds `/api/v3`. */
export class ArkVideoProvider extends VideoProvider {
  private readonly api: VendorApi;

  constructor(config: VendorApiConfig) {
    super();
    this.api = new VendorApi('ark', config, { authorization: `Bearer ${config.apiKey}` }, arkError);
  }

  async submit(request: VideoRequest): Promise<{ taskId: string }> {
    const headers = { 'idempotency-key': request.externalId };
    try {
      const answer = await this.api.call(TASKS, {
        method: 'POST',
        headers,
        body: orderOf(request),
        signal: request.signal,
      });
      return { taskId: readAccepted(answer).id };
    } catch (error) {
      throw unknownOutcome(error);
    }
  }

  /** The vendor keeps no name of ours. */
  async check(task: VideoTaskRef, signal?: AbortSignal): Promise<VideoTask> {
    if (!('taskId' in task)) return { state: 'untraceable' };
    try {
      return readTask(await this.api.call(pathOf(task.taskId), { signal }));
    } catch (error) {
      if (isNoSuchTask(error)) return { state: 'unknown' };
      throw error;
    }
  }

  /**
   * Cancels a queued task only. Deleting an ended task would delete its result, so its status is
   * checked before and after.
   */
  async cancel(task: VideoTaskRef, signal?: AbortSignal): Promise<Cancellation> {
    if (!('taskId' in task)) return 'unsupported';
    const { state } = await this.check(task, signal);
    if (state === 'queued') await this.withdraw(task.taskId, signal);
    const after = state === 'queued' ? (await this.check(task, signal)).state : state;
    return after === 'cancelled' ? 'cancelled' : 'too_late';
  }

  /** Callbacks bear no signature. */
  override async readCallback({ body }: VendorCallback): Promise<string | undefined> {
    return readJson(body, (reported) => readAccepted(reported).id);
  }

  private async withdraw(taskId: string, signal: AbortSignal | undefined): Promise<void> {
    try {
      await this.api.call(pathOf(taskId), { method: 'DELETE', signal });
    } catch (error) {
      if (!isTooLate(error)) throw error;
    }
  }
}

const pathOf = (taskId: string) => `${TASKS}/${encodeURIComponent(taskId)}`;

function orderOf({ vendorModel, prompt, negativePrompt, ...request }: VideoRequest) {
  // The protocol has no field for a negative prompt, so it is appended to the prompt.
  const text = negativePrompt ? `${prompt}\n\nNot in the video: ${negativePrompt}` : prompt;
  return {
    model: vendorModel,
    content: [{ type: 'text', text }],
    ratio: request.aspectRatio,
    resolution: request.resolution,
    duration: request.duration,
    generate_audio: request.nativeAudio,
    watermark: false,
    callback_url: request.callbackUrl,
    execution_expires_after: EXPIRES_AFTER,
  };
}
