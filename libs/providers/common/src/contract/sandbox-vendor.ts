import { type Sandbox, startSandbox } from '@reelsheet/testing';
import type { GoogleConfig } from '../google/google-vendor.js';
import type { ProviderUnderTest, VendorFault, VendorUnderTest } from './vendor-under-test.js';

interface LoggedCall {
  readonly status: number;
  readonly replay: boolean;
}

/** One vendor of a sandbox of its own, on any free port. */
export class SandboxVendor implements VendorUnderTest {
  private constructor(
    private readonly name: string,
    private readonly sandbox: Sandbox,
  ) {}

  static async start(name: string): Promise<SandboxVendor> {
    return new SandboxVendor(
      name,
      await startSandbox({ SANDBOX_VIDEO_SECONDS: '0.2', SANDBOX_PROCESSING_SECONDS: '0.2' }),
    );
  }

  /** The root of the vendor's API. */
  get url(): string {
    return `${this.sandbox.url}/${this.name}`;
  }

  /** `smtp://host:port`, where the mail vendor listens. */
  get mailUrl(): string {
    return this.sandbox.mailUrl;
  }

  /** Speech that the sandbox's transcription vendor understands, as a WAV. */
  async spoken(text: string): Promise<Buffer> {
    const response = await fetch(`${this.sandbox.url}/speech/v1/audio/speech`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer sandbox-contract' },
      body: JSON.stringify({ model: 'tts-1', voice: 'alloy', input: text, response_format: 'wav' }),
    });
    if (!response.ok) throw new Error(await response.text());
    return Buffer.from(await response.arrayBuffer());
  }

  async misbehave(kind: VendorFault): Promise<void> {
    const body = JSON.stringify({ vendor: this.name, kind, times: 1 });
    const response = await fetch(`${this.sandbox.url}/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    if (!response.ok) throw new Error(await response.text());
  }

  async effects(idempotencyKey: string): Promise<number> {
    const query = new URLSearchParams({ vendor: this.name, idempotency_key: idempotencyKey });
    const calls = (await (await fetch(`${this.sandbox.url}/log?${query}`)).json()) as LoggedCall[];
    return calls.filter(({ status, replay }) => status >= 200 && status < 300 && !replay).length;
  }

  close(): Promise<void> {
    return this.sandbox.close();
  }
}

/** An adapter for Google against the sandbox. */
export async function googleUnderTest<P>(adapter: (config: GoogleConfig) => P): Promise<SandboxUnderTest<P>> {
  const vendor = await SandboxVendor.start('google');
  return {
    vendor,
    provide: ({ authorized = true, ...options } = {}) =>
      adapter({ baseUrl: vendor.url, apiKey: authorized ? 'sandbox-contract' : 'wrong', ...options }),
  };
}

interface ContractConfig {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly maxRetries: 0;
  readonly timeoutMs?: number;
}

export interface SandboxUnderTest<P> extends ProviderUnderTest<P> {
  readonly vendor: SandboxVendor;
}

/** An OpenAI-compatible adapter against the sandbox's vendor of that name. */
export async function openAiUnderTest<P>(
  name: string,
  adapter: (config: ContractConfig) => P,
): Promise<SandboxUnderTest<P>> {
  const vendor = await SandboxVendor.start(name);
  return {
    vendor,
    provide: ({ authorized = true, ...options } = {}) =>
      adapter({
        baseUrl: `${vendor.url}/v1`,
        apiKey: authorized ? 'sandbox-contract' : 'wrong',
        maxRetries: 0,
        ...options,
      }),
  };
}
