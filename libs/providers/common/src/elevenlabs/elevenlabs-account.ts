import { boundedFetch } from '../bounded-fetch.js';
import { announceVendor, callVendor, type VendorCall } from '../vendor-call.js';
import { fromElevenLabsError } from './elevenlabs-errors.js';

export interface ElevenLabsConfig {
  /** The root that holds `/v1`. */
  readonly baseUrl: string;
  /** Timeout of one call in milliseconds. */
  readonly timeoutMs?: number;
}

export interface ElevenLabsRequest {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** GET where absent, POST where there is a body. */
  readonly method?: 'DELETE';
  /** A form as it is, all else as JSON. */
  readonly body?: object | FormData;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Returns true for a text that a header can contain; any other text is not a key. */
export const isHeaderText = (key: string): boolean => /^[\x21-\x7e]{1,500}$/.test(key);

/** Returns true for a text that a URL segment can contain; any other text is not a voice. */
export const isVoiceId = (id: string): boolean => /^[\w-]{1,100}$/.test(id);

const PROVIDER = 'elevenlabs';

/** One account at a vendor that speaks ElevenLabs' protocol: bounds time and bytes, and speaks our errors. */
export class ElevenLabsAccount {
  private readonly fetch: typeof fetch;

  constructor(
    private readonly vendor: string,
    private readonly config: ElevenLabsConfig & { readonly apiKey: string },
    private readonly bounds: { readonly timeoutMs: number; readonly maxAnswerBytes: number },
  ) {
    this.fetch = boundedFetch(vendor, bounds.maxAnswerBytes);
    announceVendor(vendor, PROVIDER);
  }

  /** Calls the vendor once, and reads what it says under the same deadline. */
  async call<T>(
    request: ElevenLabsRequest,
    read: (answer: Response, signal: AbortSignal) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    const timeoutMs = this.config.timeoutMs ?? this.bounds.timeoutMs;
    const call: VendorCall = { vendor: this.vendor, provider: PROVIDER, timeoutMs, signal };
    return callVendor(call, async (within) => {
      const answer = await this.fetch(this.addressOf(request), { ...this.messageOf(request), signal: within });
      if (!answer.ok) throw fromElevenLabsError(this.vendor, answer, await answer.text());
      return read(answer, within);
    });
  }

  private addressOf({ path, query = {} }: ElevenLabsRequest): string {
    const search = new URLSearchParams(query).toString();
    return `${this.config.baseUrl}${path}${search === '' ? '' : `?${search}`}`;
  }

  private messageOf({ method, body, headers }: ElevenLabsRequest): RequestInit {
    const all = { 'xi-api-key': this.config.apiKey, ...headers };
    if (!body) return { method: method ?? 'GET', headers: all };
    if (body instanceof FormData) return { method: 'POST', headers: all, body };
    return {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...all },
      body: JSON.stringify(body),
    };
  }
}
