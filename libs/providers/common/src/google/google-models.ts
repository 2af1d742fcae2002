import type { GoogleProvider } from '@ai-sdk/google';
import type { LanguageModel } from 'ai';
import { boundedFetch } from '../bounded-fetch.js';
import { transportError } from '../http-errors.js';
import type { CallOptions } from '../openai/openai-vendor.js';
import { ProviderError } from '../provider-error.js';
import { announceVendor, callVendor } from '../vendor-call.js';
import { googleError } from './google-errors.js';
import { geminiRoot, type GoogleConfig } from './google-vendor.js';

interface GoogleCallBounds {
  readonly timeoutMs: number;
  readonly maxAnswerBytes: number;
}

/** Options of every AI SDK call besides its own; the SDK makes one attempt. */
export interface ModelCall {
  readonly model: LanguageModel;
  readonly headers: Record<string, string>;
  readonly abortSignal: AbortSignal;
  readonly maxRetries: 0;
}

/** Finish reason and usage of a generation. */
export interface GenerationEnding {
  readonly finishReason: string;
  readonly rawFinishReason: string | undefined;
}

const PROVIDER = 'google';

type AiSdk = typeof import('ai');

/** Reasons of pictures that the AI SDK does not know for a filter's. */
const FILTERED = new Set(['IMAGE_SAFETY', 'IMAGE_PROHIBITED_CONTENT', 'IMAGE_RECITATION']);
/** Names of the AI SDK's errors for what it would not send. */
const NEVER_SENT = new Set(['AI_InvalidPromptError', 'AI_InvalidArgumentError', 'AI_UnsupportedFunctionalityError']);
const UNUSABLE = new Set(['AI_JSONParseError', 'AI_TypeValidationError', 'AI_EmptyResponseBodyError']);

/**
 * Gemini's models through the Vercel AI SDK, loaded for the first call, with bounded time and bytes and our errors.
 * Each call carries its idempotency key for gateways that heed one; Google itself promises nothing for it, so what is
 * repeated there may be made and billed to us once more.
 */
export class GoogleModels {
  private provider?: GoogleProvider;

  constructor(
    readonly name: string,
    private readonly config: GoogleConfig,
    private readonly bounds: GoogleCallBounds,
  ) {
    announceVendor(name, PROVIDER);
  }

  async call<T>(
    vendorModel: string,
    { idempotencyKey, signal }: CallOptions,
    run: (ai: AiSdk, call: ModelCall) => Promise<T>,
  ): Promise<T> {
    const [ai, { createGoogle }] = await Promise.all([import('ai'), import('@ai-sdk/google')]);
    const provider = (this.provider ??= this.open(createGoogle));
    const headers = { 'Idempotency-Key': idempotencyKey };
    return callVendor(
      { vendor: this.name, provider: PROVIDER, timeoutMs: this.config.timeoutMs ?? this.bounds.timeoutMs, signal },
      (abortSignal) => run(ai, { model: provider(vendorModel), headers, abortSignal, maxRetries: 0 }),
      (error) => fromAiSdkError(this.name, error),
    );
  }

  /** Throws `content_refused` where a filter ended the generation. */
  requireUnfiltered({ finishReason, rawFinishReason }: GenerationEnding): void {
    if (finishReason === 'content-filter' || FILTERED.has(rawFinishReason ?? ''))
      throw new ProviderError(this.name, 'content_refused', { vendorCode: rawFinishReason });
  }

  private open(create: (typeof import('@ai-sdk/google'))['createGoogle']): GoogleProvider {
    // Otherwise the SDK writes changes of a request to the process's warnings.
    globalThis.AI_SDK_LOG_WARNINGS = false;
    return create({
      baseURL: geminiRoot(this.config),
      apiKey: this.config.apiKey,
      fetch: boundedFetch(this.name, this.bounds.maxAnswerBytes),
    });
  }
}

/**
 * Properties of the AI SDK's errors. They are recognized by these, because several versions may be
 * loaded.
 */
interface AiSdkError extends Error {
  readonly statusCode?: number;
  readonly responseHeaders?: Record<string, string>;
  readonly responseBody?: string;
}

/** Any failure of the AI SDK as a ProviderError. It keeps nothing of the request, which may hold pictures. */
function fromAiSdkError(vendor: string, error: unknown): ProviderError {
  if (!(error instanceof Error)) return transportError(vendor, error);
  const { statusCode, responseHeaders, responseBody, name } = error as AiSdkError;
  if (statusCode !== undefined && statusCode >= 300)
    return googleError(vendor, {
      status: statusCode,
      headers: new Headers(responseHeaders),
      body: parsed(responseBody),
    });
  if (NEVER_SENT.has(name)) return new ProviderError(vendor, 'bad_request', { reason: error.message });
  if (UNUSABLE.has(name) || UNUSABLE.has((error.cause as Error | undefined)?.name ?? ''))
    return new ProviderError(vendor, 'corrupt_answer', { reason: 'not what the protocol says' });
  return transportError(vendor, error);
}

function parsed(body: string | undefined): unknown {
  try {
    return JSON.parse(body ?? '');
  } catch {
    return undefined;
  }
}
