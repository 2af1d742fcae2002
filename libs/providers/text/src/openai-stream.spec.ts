import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openAiErrorTests, VendorServer } from '@reelsheet/provider-common/testing';
import { OpenAiTextProvider } from './openai.adapter.js';

const REQUEST = {
  vendorModel: 'any-model',
  messages: [{ role: 'user', content: 'Hello' }],
  idempotencyKey: 'k',
  temperature: 0.2,
  maxTokens: 100,
} as const;
const USAGE = { prompt_tokens: 3, completion_tokens: 5, total_tokens: 8 };

const chunk = (delta: object, finish_reason: string | null = null, more: object = {}) => ({
  ...{ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'any-model' },
  choices: [{ index: 0, delta, finish_reason }],
  ...more,
});
const HELLO = [chunk({ role: 'assistant', content: '' }), chunk({ content: 'Good ' }), chunk({ content: 'morning' })];
const END = [chunk({}, 'stop'), chunk({}, null, { choices: [], usage: USAGE })];

const events = (chunks: readonly object[], end = 'data: [DONE]\n\n') => ({
  headers: { 'content-type': 'text/event-stream' },
  body: chunks.map((each) => `data: ${JSON.stringify(each)}\n\n`).join('') + end,
});

describe('OpenAiTextProvider for somebody who listens', () => {
  openAiErrorTests((config, options) =>
    new OpenAiTextProvider(config).complete({ ...REQUEST, onText: () => undefined, ...options }),
  );

  describe('on the wire', () => {
    let vendor: VendorServer;
    let received: string[];

    beforeAll(async () => {
      vendor = await VendorServer.listen();
    });
    beforeEach(() => {
      received = [];
    });
    afterAll(() => vendor.close());

    const complete = () =>
      new OpenAiTextProvider({ baseUrl: vendor.url, apiKey: 'key', maxRetries: 0 }).complete({
        ...REQUEST,
        onText: (soFar) => received.push(soFar),
      });

    it('requests a stream with its usage, passes the whole text with each chunk, and returns the complete one', async () => {
      vendor.script(events([...HELLO, ...END]));
      await expect(complete()).resolves.toEqual({
        text: 'Good morning',
        toolCalls: [],
        usage: { input: 3, output: 5 },
        finishReason: 'stop',
      });
      expect(received.filter(Boolean)).toEqual(['Good ', 'Good morning']);
      expect(JSON.parse(vendor.received[0]!.body)).toMatchObject({
        stream: true,
        stream_options: { include_usage: true },
        messages: REQUEST.messages,
      });
    });

    it.each([
      ['before its end', HELLO, 'data: [DONE]\n\n'],
      ['without a word', [], ''],
      ['before it says what was used', [...HELLO, chunk({}, 'stop')], 'data: [DONE]\n\n'],
      ['in the middle of an event', HELLO, 'data: {"choices": [{"ind'],
      ['with an error', HELLO, 'data: {"error": {"message": "secret words", "type": "server_error"}}\n\n'],
    ])('takes a stream that ends %s for no answer', async (_, chunks, end) => {
      vendor.script(events(chunks, end));
      await expect(complete()).rejects.toMatchObject({
        name: 'ProviderError',
        retryable: true,
        message: expect.not.stringContaining('secret words'),
      });
    });

    it('treats a filtered end as a rejection', async () => {
      vendor.script(events([...HELLO, chunk({}, 'content_filter'), END[1]!]));
      await expect(complete()).rejects.toMatchObject({ category: 'content_refused' });
    });

    it('never repeats what came too often, however patient the client is', async () => {
      vendor.script({ status: 429, headers: { 'retry-after-ms': '1' }, body: {} });
      const patient = new OpenAiTextProvider({ baseUrl: vendor.url, apiKey: 'key', maxRetries: 2 });
      await expect(patient.complete(REQUEST)).rejects.toMatchObject({ category: 'rate_limited' });
      expect(vendor.received).toHaveLength(1);
    });
  });
});
