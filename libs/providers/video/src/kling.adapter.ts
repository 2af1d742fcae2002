import { boundedFetch, callVendor, ProviderError } from '@reelsheet/provider-common';
import { SignJWT } from 'jose';
import { readAccepted, readCalledTask, readEnvelope, readTask } from './kling.answer.js';
import { fromKlingAnswer, isNoSuchTask } from './kling.errors.js';
import { openOutcome } from './open-outcome.js';
import {
  VideoProvider,
  type Cancellation,
  type VendorCallback,
  type VideoRequest,
  type VideoTask,
  type VideoTaskRef,
} from './port.js';
import { readJson, VENDOR } from './vendor-api.js';

export interface KlingConfig {
  /** The root that holds `/v1/videos`. */
  readonly baseUrl: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** Of one call, in milliseconds; the work itself takes minutes and is not waited for. */
  readonly timeoutMs?: number;
}

const TASKS = '/v1/videos/text2video';
const MAX_ANSWER_BYTES = 2 ** 20;
const TIMEOUT_MS = 30_000;
const MODES: Readonly<Record<string, string>> = { '720p': 'std', '1080p': 'pro' };

/** Any vendor that speaks Kling's task protocol. */
export class KlingVideoProvider extends VideoProvider {
  private readonly fetch = boundedFetch(VENDOR, MAX_ANSWER_BYTES);
  private readonly secret: Uint8Array;

  constructor(private readonly config: KlingConfig) {
    super();
    this.secret = new TextEncoder().encode(config.secretKey);
  }

  async submit(request: VideoRequest): Promise<{ taskId: string }> {
    const mode = MODES[request.resolution];
    if (!mode) throw new ProviderError(VENDOR, 'bad_request', { reason: 'no such resolution' });
    const body = JSON.stringify(fieldsOf(request, mode));
    const headers = { 'content-type': 'application/json', 'idempotency-key': request.externalId };
    try {
      const answer = await this.call(TASKS, { method: 'POST', headers, body }, request.signal, readAccepted);
      return { taskId: answer.data.task_id };
    } catch (error) {
      throw openOutcome(error);
    }
  }

  async check(task: VideoTaskRef, signal?: AbortSignal): Promise<VideoTask> {
    const id = 'taskId' in task ? task.taskId : task.externalId;
    try {
      return await this.call(`${TASKS}/${encodeURIComponent(id)}`, {}, signal, readTask);
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
    return readJson(body, (told) => readCalledTask(told).task_id);
  }

  private call<T>(
    path: string,
    init: RequestInit,
    signal: AbortSignal | undefined,
    read: (answer: unknown) => T,
  ): Promise<T> {
    return callVendor({ vendor: VENDOR, timeoutMs: this.config.timeoutMs ?? TIMEOUT_MS, signal }, async (signal) => {
      const headers = { ...init.headers, authorization: `Bearer ${await this.token()}` };
      const response = await this.fetch(`${this.config.baseUrl}${path}`, { ...init, headers, signal });
      const text = await response.text();
      if (!response.ok) throw fromKlingAnswer(response, serviceCode(text));
      const answer: unknown = JSON.parse(text);
      const { code } = readEnvelope(answer);
      if (code !== 0) throw fromKlingAnswer(response, code);
      return read(answer);
    });
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

/** The service code of an error body, where it is one and not some gateway's page. */
function serviceCode(text: string): number | undefined {
  try {
    return readEnvelope(JSON.parse(text)).code;
  } catch {
    return undefined;
  }
}
