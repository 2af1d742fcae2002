import type OpenAI from 'openai';
import { boundedFetch } from '../bounded-fetch.js';
import { announceVendor, callVendor } from '../vendor-call.js';
import { fromOpenAiError } from './openai-errors.js';

export interface OpenAiConfig {
  /** The root that holds `/chat/completions` and its like. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** The whole call, its own retries included, in milliseconds. */
  readonly timeoutMs?: number;
  /** Number of retries by the client itself with the same idempotency key. A 429 is not retried. */
  readonly maxRetries?: number;
}

/** Options of every request besides its own fields. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** The vendor does the work once for a key, however often it is asked. */
  readonly idempotencyKey: string;
}

interface Bounds {
  readonly timeoutMs: number;
  readonly maxAnswerBytes: number;
}

export interface RequestOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

const DEFAULT_RETRIES = 2;
const PROVIDER = 'openai-compatible';

/**
 * One OpenAI-compatible vendor: a client, loaded for the first call, that bounds time and bytes and speaks our
 * errors.
 */
export class OpenAiVendor {
  private client?: OpenAI;
  private readonly timeoutMs: number;

  constructor(
    readonly name: string,
    private readonly config: OpenAiConfig,
    private readonly bounds: Bounds,
  ) {
    this.timeoutMs = config.timeoutMs ?? bounds.timeoutMs;
    announceVendor(name, PROVIDER);
  }

  async call<T>(options: CallOptions, run: (client: OpenAI, request: RequestOptions) => Promise<T>): Promise<T> {
    const openai = await import('openai');
    const client = (this.client ??= this.open(openai.OpenAI));
    const headers = { 'Idempotency-Key': options.idempotencyKey };
    return callVendor(
      { vendor: this.name, provider: PROVIDER, timeoutMs: this.timeoutMs, signal: options.signal },
      (signal) => run(client, { headers, signal }),
      (error) => fromOpenAiError(openai, this.name, error),
    );
  }

  private open(Client: typeof OpenAI): OpenAI {
    return new Client({
      baseURL: this.config.baseUrl,
      apiKey: this.config.apiKey,
      // null prevents the client from reading these from the environment.
      organization: null,
      project: null,
      webhookSecret: null,
      adminAPIKey: null,
      logLevel: 'off',
      timeout: this.timeoutMs,
      maxRetries: this.config.maxRetries ?? DEFAULT_RETRIES,
      fetch: unrepeated(boundedFetch(this.name, this.bounds.maxAnswerBytes)),
    });
  }
}

/** Keeps the client from waiting at a limit, which is for those who know how many others wait. */
function unrepeated(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    if (response.status !== 429) return response;
    const { status, statusText, headers } = response;
    return new Response(response.body, {
      ...{ status, statusText },
      headers: [...headers, ['x-should-retry', 'false']],
    });
  };
}
