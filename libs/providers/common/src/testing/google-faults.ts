import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GoogleConfig } from '../google/google-vendor.js';
import type { CallOptions } from '../openai/openai-vendor.js';
import type { ProviderErrorCategory } from '../provider-error.js';
import { type ScriptedAnswer, VendorServer } from './vendor-server.js';

const SECRET = 'secret words of the vendor';
/**
 * Only a silent vendor reaches its limit, which includes that the AI SDK makes its schemas with the first call; a busy
 * machine takes long for the other answers.
 */
const SILENCE_MS = 1_500;
const TIMEOUT_MS = 30_000;

/** An error body as Google's APIs write it. */
export function googleError(code: number, status: string, more: object = {}): ScriptedAnswer {
  return { status: code, body: { error: { code, message: SECRET, status, ...more } } };
}

const ended = (finishReason: string, more: object = {}): ScriptedAnswer => ({
  body: { candidates: [{ content: { role: 'model', parts: [] }, finishReason }], usageMetadata: {}, ...more },
});

const INVALID: readonly { error: string; answer: ScriptedAnswer; category: ProviderErrorCategory }[] = [
  { error: '400', answer: googleError(400, 'INVALID_ARGUMENT'), category: 'bad_request' },
  {
    error: '400 for a wrong key',
    answer: googleError(400, 'INVALID_ARGUMENT', { details: [{ reason: 'API_KEY_INVALID' }] }),
    category: 'unauthorized',
  },
  {
    error: '400 by a filter',
    answer: googleError(400, 'INVALID_ARGUMENT', { message: `${SECRET} Support codes: 58061214, 29310472` }),
    category: 'content_refused',
  },
  { error: '403', answer: googleError(403, 'PERMISSION_DENIED'), category: 'unauthorized' },
  { error: '404', answer: googleError(404, 'NOT_FOUND'), category: 'bad_request' },
  { error: '429', answer: googleError(429, 'RESOURCE_EXHAUSTED'), category: 'rate_limited' },
  {
    error: '429 for the rest of the day',
    answer: googleError(429, 'RESOURCE_EXHAUSTED', {
      details: [{ violations: [{ quotaId: 'GenerateRequestsPerDayPerProjectPerModel' }] }],
    }),
    category: 'quota',
  },
  { error: '500', answer: googleError(500, 'INTERNAL'), category: 'unavailable' },
  { error: '503', answer: googleError(503, 'UNAVAILABLE'), category: 'unavailable' },
  { error: '504', answer: googleError(504, 'DEADLINE_EXCEEDED'), category: 'timeout' },
  { error: '502 with a page', answer: { status: 502, body: '<html>' }, category: 'unavailable' },
  {
    error: 'a redirect',
    answer: { status: 302, headers: { location: 'http://127.0.0.1:1/' }, body: '' },
    category: 'bad_request',
  },
  { error: 'a connection that drops', answer: 'drop', category: 'unavailable' },
  { error: 'silence', answer: 'silence', category: 'timeout' },
  {
    error: 'garbage',
    answer: { headers: { 'content-type': 'application/json' }, body: '{"candi' },
    category: 'corrupt_answer',
  },
  { error: 'an empty body', answer: { body: '' }, category: 'corrupt_answer' },
  { error: 'another shape', answer: { body: { candidates: 'none' } }, category: 'corrupt_answer' },
  { error: 'no candidate', answer: { body: {} }, category: 'corrupt_answer' },
  {
    error: 'a prompt that is blocked',
    answer: { body: { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, usageMetadata: {} } },
    category: 'content_refused',
  },
  { error: 'an answer that a filter ended', answer: ended('SAFETY'), category: 'content_refused' },
  { error: 'a picture that a filter ended', answer: ended('IMAGE_PROHIBITED_CONTENT'), category: 'content_refused' },
  { error: 'an end with nothing', answer: ended('STOP'), category: 'corrupt_answer' },
  { error: 'an end for no reason that is known', answer: ended('OTHER'), category: 'corrupt_answer' },
];

/** Registers what every adapter for Gemini's models makes of the ways in which a call can fail. */
export function googleErrorTests(call: (config: GoogleConfig, options: CallOptions) => Promise<unknown>): void {
  describe('a vendor that fails', () => {
    let vendor: VendorServer;
    const config = (more: Partial<GoogleConfig> = {}): GoogleConfig => ({
      baseUrl: vendor.url,
      apiKey: 'key',
      timeoutMs: TIMEOUT_MS,
      ...more,
    });

    beforeAll(async () => {
      vendor = await VendorServer.listen();
    });
    afterAll(() => vendor.close());

    it.each(INVALID)('maps $fault to $category, and makes one attempt', async ({ answer, category }) => {
      vendor.script(answer);
      const timeoutMs = answer === 'silence' ? SILENCE_MS : TIMEOUT_MS;
      const error = call(config({ timeoutMs }), { idempotencyKey: 'k' });
      await expect(error).rejects.toMatchObject({ name: 'ProviderError', category });
      await expect(error).rejects.not.toThrow(SECRET);
      expect(vendor.received).toHaveLength(1);
    });

    it.each<[string, ScriptedAnswer, number]>([
      ['in a detail', googleError(429, 'RESOURCE_EXHAUSTED', { details: [{ retryDelay: '7.25s' }] }), 7_250],
      ['in a header', { status: 429, headers: { 'retry-after': '7' }, body: {} }, 7_000],
    ])('returns the time to wait, which the vendor sends %s', async (_, answer, retryAfterMs) => {
      vendor.script(answer);
      await expect(call(config(), { idempotencyKey: 'k' })).rejects.toMatchObject({ retryAfterMs, retryable: true });
    });

    it('takes a vendor that is away for unavailable', async () => {
      const baseUrl = await VendorServer.unreachable();
      await expect(call(config({ baseUrl }), { idempotencyKey: 'k' })).rejects.toMatchObject({
        category: 'unavailable',
      });
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
