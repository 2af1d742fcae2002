import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openAiErrorTests, VendorServer } from '@reelsheet/provider-common/testing';
import { OpenAiTextProvider } from './openai.adapter.js';

const REQUEST = {
  vendorModel: 'gpt-4o-mini',
  temperature: 0.2,
  maxTokens: 2_048,
  messages: [{ role: 'user', content: 'Hello' }],
  idempotencyKey: 'k',
} as const;

describe('OpenAiTextProvider', () => {
  openAiErrorTests((config, options) => new OpenAiTextProvider(config).complete({ ...REQUEST, ...options }));

  describe('on the wire', () => {
    let vendor: VendorServer;
    let provider: OpenAiTextProvider;

    beforeAll(async () => {
      vendor = await VendorServer.listen();
      provider = new OpenAiTextProvider({
        baseUrl: vendor.url,
        apiKey: 'the-key',
        maxRetries: 0,
      });
    });
    afterAll(() => vendor.close());

    const answerWith = (message: object, finish_reason = 'stop', more: object = {}) =>
      vendor.script({
        body: { choices: [{ message, finish_reason }], usage: { prompt_tokens: 3, completion_tokens: 5 }, ...more },
      });

    it('sends the key, the configured model name, the tools and the whole conversation', async () => {
      answerWith({ content: 'Done' });
      const search = {
        name: 'search',
        description: 'Looks things up',
        parameters: { type: 'object', properties: { q: { type: 'string' } } },
      };
      await provider.complete({
        ...REQUEST,
        vendorModel: 'another-model',
        messages: [
          { role: 'system', content: 'Be brief' },
          { role: 'assistant', content: '', toolCalls: [{ id: 'c1', name: 'search', arguments: { q: 'sea' } }] },
          { role: 'tool', toolCallId: 'c1', content: 'blue' },
        ],
        tools: [search],
        temperature: 0,
        maxTokens: 50,
      });
      expect(vendor.received[0]).toMatchObject({
        method: 'POST',
        path: '/chat/completions',
        headers: { authorization: 'Bearer the-key' },
      });
      expect(JSON.parse(vendor.received[0]!.body)).toEqual({
        model: 'another-model',
        temperature: 0,
        max_completion_tokens: 50,
        messages: [
          { role: 'system', content: 'Be brief' },
          {
            role: 'assistant',
            content: null,
            tool_calls: [{ id: 'c1', type: 'function', function: { name: 'search', arguments: '{"q":"sea"}' } }],
          },
          { role: 'tool', tool_call_id: 'c1', content: 'blue' },
        ],
        tools: [{ type: 'function', function: search }],
      });
    });

    it('gives the text, the usage and why it ended', async () => {
      answerWith({ content: 'The sea is' }, 'length');
      await expect(provider.complete(REQUEST)).resolves.toEqual({
        text: 'The sea is',
        toolCalls: [],
        usage: { input: 3, output: 5 },
        finishReason: 'length',
      });
    });

    it('gives tool calls with their arguments parsed', async () => {
      answerWith(
        { content: null, tool_calls: [{ id: 'c2', type: 'function', function: { name: 'now', arguments: '' } }] },
        'tool_calls',
      );
      await expect(provider.complete(REQUEST)).resolves.toMatchObject({
        toolCalls: [{ id: 'c2', name: 'now', arguments: {} }],
        finishReason: 'tool_calls',
      });
    });

    it.each([
      ['a filtered answer', { content: 'The' }, 'content_filter', 'content_refused'],
      ['a refusal', { content: null, rejection: 'No.' }, 'stop', 'content_refused'],
      ['nothing at all', { content: '' }, 'stop', 'corrupt_answer'],
      [
        'arguments that break off',
        { tool_calls: [{ id: 'c', function: { name: 'f', arguments: '{"q":' } }] },
        'tool_calls',
        'corrupt_answer',
      ],
    ])('rejects %s', async (_, message, reason, category) => {
      answerWith(message, reason);
      await expect(provider.complete(REQUEST)).rejects.toMatchObject({ category });
    });

    it('rejects an empty list of choices', async () => {
      vendor.script({ body: { choices: [], usage: { prompt_tokens: 1, completion_tokens: 0 } } });
      await expect(provider.complete(REQUEST)).rejects.toMatchObject({ category: 'corrupt_answer' });
    });

    it('stops reading an answer without end', async () => {
      vendor.script({ body: { padding: 'x'.repeat(5 * 2 ** 20) } });
      await expect(provider.complete(REQUEST)).rejects.toMatchObject({
        category: 'corrupt_answer',
        message: expect.stringContaining('longer than'),
      });
    });
  });
});
