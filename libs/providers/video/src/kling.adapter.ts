import { ProviderError } from '@reelsheet/provider-common';
import { SignJWT } from 'jose';
import { readAccepted, readCalledTask, readEnvelope, readTask } from './kling-response.js';
import { isNoSuchTask, klingError } from './kling.errors.js';
import { unknownOutcome } from './unknown-outcome.js';
import {
  VideoProvider,
  type Cancellation,
  type VendorCallback,
  type VideoRequest,
  type VideoTask,
  type VideoTaskRef,
} from './port.js';
import { readJson, VENDOR, VendorApi, type VendorApiCall } from './vendor-api.js';

export interface KlingConfig {
  /** The root that holds `/v1/videos`. */
  readonly baseUrl: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** Timeout of one call in milliseconds; the task itself takes minutes and is polled. */
  readonly timeoutMs?: number;
}

const TASKS = '/v1/videos/text2video';
const MODES: Readonly<Record<string, string>> = { '720p': 'std', '1080p': 'pro' };

/** Any vendor that speaks Kling's task protocol. */
export class KlingVideoProvider extends VideoProvider {
  private readonly api: VendorApi;
  private readonly secret: Uint8Array;

  constructor(private readonly config: KlingConfig) {
    super();
    this.api = new VendorApi('kling', config, {}, klingError);
    this.secret = new TextEncoder().encode(config.secretKey);
  }

  async submit(request: VideoRequest): Promise<{ taskId: string }> {
    const mode = MODES[request.resolution];
    if (!mode) throw new ProviderError(VENDOR, 'bad_request', { reason: 'no such resolution' });
    const headers = { 'idempotency-key': request.externalId };
    const call = { method: 'POST', headers, body: fieldsOf(request, mode), signal: request.signal } as const;
    try {
      const answer = await this.call(TASKS, call, readAccepted);
      return { taskId: answer.data.task_id };
    } catch (error) {
      throw unknownOutcome(error);
    }
  }

  async check(task: VideoTaskRef, signal?: AbortSignal): Promise<VideoTask> {
    const id = 'taskId' in task ? task.taskId : task.externalId;
    try {
      return await this.call(`${TASKS}/${encodeURIComponent(id)}`, { signal }, readTask);
    } catch (error) {
      if (isNoSuchTask(error)) return { state: 'unknown' };
      throw error;
    }
  }

  /** The protocol has no call for it. */
  async cancel(): Promise<Cancellation> {
    return 'unsupported';
  }

  /** Callbacks bear no signature. */
  override async readCallback({ body }: VendorCallback): Promise<string | undefined> {
    return readJson(body, (reported) => readCalledTask(reported).task_id);
  }

  /** An error may have any status; its code decides. */
  private async call<T>(path: string, call: VendorApiCall, read: (answer: unknown) => T): Promise<T> {
    const headers = { ...call.headers, authorization: `Bearer ${await this.token()}` };
    const answer = await this.api.request(path, { ...call, headers });
    if (answer.status >= 300 || readEnvelope(answer.body).code !== 0) throw klingError(answer);
    return read(answer.body);
  }

  private token(): Promise<string> {
    return new SignJWT()
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer(this.config.accessKey)
      .setNotBefore('5 seconds ago')
      .setExpirationTime('30 minutes')
      .sign(this.secret);
  }
}

function fieldsOf(request: VideoRequest, mode: string) {
  return {
    model_name: request.vendorModel,
    prompt: request.prompt,
    negative_prompt: request.negativePrompt,
    aspect_ratio: request.aspectRatio,
    mode,
    duration: String(request.duration),
    sound: request.nativeAudio ? 'on' : 'off',
    external_task_id: request.externalId,
    callback_url: request.callbackUrl,
  };
}
