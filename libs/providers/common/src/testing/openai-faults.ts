import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OpenAiConfig } from '../openai/index.js';
import type { CallOptions } from '../openai/openai-vendor.js';
import type { ProviderErrorCategory } from '../provider-error.js';
import { type ScriptedAnswer, timeoutFor, VendorServer } from './vendor-server.js';

interface Fault {
  readonly error: string;
  readonly answer: ScriptedAnswer;
  readonly category: ProviderErrorCategory;
}

const rejection = (status: number, code: string | null, type = 'invalid_request_error'): ScriptedAnswer => ({
  status,
  body: { error: { message: 'secret words of the vendor', type, param: null, code } },
});

const INVALID: readonly Fault[] = [
  { error: '400', answer: rejection(400, null), category: 'bad_request' },
  {
    error: '400 by the content policy',
    answer: rejection(400, 'content_policy_violation'),
    category: 'content_refused',
  },
  { error: '400 by the moderation', answer: rejection(400, 'moderation_blocked'), category: 'content_refused' },
  { error: '401', answer: rejection(401, 'invalid_api_key'), category: 'unauthorized' },
  { error: '403', answer: rejection(403, null), category: 'unauthorized' },
  { error: '404', answer: rejection(404, 'model_not_found'), category: 'bad_request' },
  {
    error: '429 for want of quota',
    answer: rejection(429, 'insufficient_quota', 'insufficient_quota'),
    category: 'quota',
  },
  { error: '429', answer: rejection(429, 'rate_limit_exceeded'), category: 'rate_limited' },
  { error: '500 with a page', answer: { status: 500, body: '<html>' }, category: 'unavailable' },
  { error: '504', answer: { status: 504, body: '' }, category: 'timeout' },
  {
    error: 'a redirect',
    answer: { status: 302, headers: { location: 'http://127.0.0.1:1/' }, body: '' },
    category: 'bad_request',
  },
  { error: 'a connection that drops', answer: 'drop', category: 'unavailable' },
  { error: 'silence', answer: 'silence', category: 'timeout' },
  {
    error: 'garbage',
    answer: { headers: { 'content-type': 'application/json' }, body: '{"choi' },
    category: 'corrupt_answer',
  },
  { error: 'an empty body', answer: { body: '' }, category: 'corrupt_answer' },
  { error: 'another shape', answer: { body: { hello: 'world' } }, category: 'corrupt_answer' },
];

/** Registers what every adapter for an OpenAI-compatible vendor makes of the ways in which one can fail. */
export function openAiErrorTests(call: (config: OpenAiConfig, options: CallOptions) => Promise<unknown>): void {
  describe('a vendor that fails', () => {
    let vendor: VendorServer;
    const config = (more: Partial<OpenAiConfig> = {}): OpenAiConfig => ({
      baseUrl: vendor.url,
      apiKey: 'key',
      timeoutMs: timeoutFor(),
      maxRetries: 0,
      ...more,
    });

    beforeAll(async () => {
      vendor = await VendorServer.listen();
    });
    afterAll(() => vendor.close());

    it.each(INVALID)('maps $fault to $category', async ({ answer, category }) => {
      vendor.script(answer);
      const error = call(config({ timeoutMs: timeoutFor(answer) }), { idempotencyKey: 'k' });
      await expect(error).rejects.toMatchObject({ name: 'ProviderError', category });
      await expect(error).rejects.not.toThrow('secret words');
    });

    it('says how long to wait', async () => {
      vendor.script({ status: 429, headers: { 'retry-after': '7' }, body: {} });
      await expect(call(config(), { idempotencyKey: 'k' })).rejects.toMatchObject({
        retryAfterMs: 7000,
        retryable: true,
      });
    });

    it('takes a vendor that is away for unavailable', async () => {
      const baseUrl = await VendorServer.unreachable();
      await expect(call(config({ baseUrl }), { idempotencyKey: 'k' })).rejects.toMatchObject({
        category: 'unavailable',
      });
    });

    it('keeps the idempotency key over its own retries', async () => {
      vendor.script({ status: 503, headers: { 'retry-after-ms': '1' }, body: '' }, { status: 400, body: {} });
      await expect(call(config({ maxRetries: 1 }), { idempotencyKey: 'one-key' })).rejects.toMatchObject({
        category: 'bad_request',
      });
      expect(vendor.received.map(({ headers }) => headers['idempotency-key'])).toEqual(['one-key', 'one-key']);
    });

    it('stops for the reason that the caller gives', async () => {
      vendor.script('silence');
      const reason = new Error('the job was stopped');
      const stop = new AbortController();
      const stopped = call(config({ timeoutMs: 60_000 }), { idempotencyKey: 'k', signal: stop.signal });
      stop.abort(reason);
      await expect(stopped).rejects.toBe(reason);
    });
  });
}
