import {
  answerCheck,
  boundedFetch,
  callVendor,
  categoryOfStatus,
  ProviderError,
  retryAfterMs,
} from '@reelsheet/provider-common';
import { Type } from 'typebox';
import { type KeyRequest, type KeyVerdict, VoiceProvider } from './port.js';

export interface ElevenLabsConfig {
  /** The root that holds `/v1/user`. */
  readonly baseUrl: string;
  /** Of one call, in milliseconds; callers wait for it with their request. */
  readonly timeoutMs?: number;
}

const VENDOR = 'voice';
const MAX_ANSWER_BYTES = 2 ** 20;
const TIMEOUT_MS = 4_000;
const UNAUTHORIZED = 401;

/** What a header can carry; anything else is no key of any vendor. */
const HEADER_TEXT = /^[\x21-\x7e]{1,500}$/;

const readSubscription = answerCheck(VENDOR, Type.Object({ tier: Type.String() }));

/** Any vendor that speaks ElevenLabs' protocol. */
export class ElevenLabsVoiceProvider extends VoiceProvider {
  private readonly fetch = boundedFetch(VENDOR, MAX_ANSWER_BYTES);

  constructor(private readonly config: ElevenLabsConfig) {
    super();
  }

  async checkKey({ apiKey, signal }: KeyRequest): Promise<KeyVerdict> {
    if (!HEADER_TEXT.test(apiKey)) return { valid: false };
    return callVendor({ vendor: VENDOR, timeoutMs: this.config.timeoutMs ?? TIMEOUT_MS, signal }, async (signal) => {
      const response = await this.fetch(`${this.config.baseUrl}/v1/user/subscription`, {
        headers: { 'xi-api-key': apiKey },
        signal,
      });
      const text = await response.text();
      if (response.status === UNAUTHORIZED) return { valid: false };
      if (!response.ok) throw refusal(response);
      return { valid: true, tier: readSubscription(JSON.parse(text)).tier };
    });
  }
}

function refusal({ status, headers }: Response): ProviderError {
  return new ProviderError(VENDOR, categoryOfStatus(status), { status, retryAfterMs: retryAfterMs(headers) });
}
