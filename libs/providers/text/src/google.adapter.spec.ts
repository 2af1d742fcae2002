import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { googleErrorTests, timeoutFor, VendorServer } from '@reelsheet/provider-common/testing';
import { GoogleTextProvider } from './google.adapter.js';

const REQUEST = {
  vendorModel: 'gemini-3.5-flash',
  messages: [{ role: 'user', content: 'Hello' }],
  temperature: 0.2,
  maxTokens: 2_048,
  idempotencyKey: 'k',
} as const;
const USAGE = { promptTokenCount: 3, candidatesTokenCount: 5, thoughtsTokenCount: 2 };

describe('GoogleTextProvider', () => {
  googleErrorTests((config, options) => new GoogleTextProvider(config).complete({ ...REQUEST, ...options }));

  describe('on the wire', () => {
    let vendor: VendorServer;
    let provider: GoogleTextProvider;

    beforeAll(async () => {
      vendor = await VendorServer.listen();
      provider = new GoogleTextProvider({ baseUrl: vendor.url, apiKey: 'the-key', timeoutMs: timeoutFor() });
    });
    afterAll(() => vendor.close());

    const chunk = (parts: object[], finishReason?: string, usageMetadata: object = USAGE) => ({
      candidates: [{ content: { role: 'model', parts }, ...(finishReason && { finishReason }) }],
      usageMetadata,
    });
    const answerWith = (...args: Parameters<typeof chunk>) => vendor.script({ body: chunk(...args) });
    const streamOf = (...events: (object | string)[]) =>
      vendor.script({
        headers: { 'content-type': 'text/event-stream' },
        body: events
          .map((event) => (typeof event === 'string' ? event : `data: ${JSON.stringify(event)}\r\n\r\n`))
          .join(''),
      });

    it('sends the key, the tools and the whole conversation, with the instructions apart', async () => {
      answerWith([{ text: 'Done' }], 'STOP');
      const parameters = { type: 'object', properties: { q: { type: 'string' } } };
      await provider.complete({
        ...REQUEST,
        messages: [
          { role: 'system', content: 'Be brief' },
          { role: 'user', content: 'How is the sea?' },
          {
            role: 'assistant',
            content: 'Let me see',
            toolCalls: [{ id: 'c1', name: 'search', arguments: { q: 'sea' } }],
          },
          { role: 'tool', toolCallId: 'c1', content: 'blue' },
          { role: 'system', content: 'Be kind' },
        ],
        tools: [{ name: 'search', description: 'Looks things up', parameters }],
        temperature: 0,
        maxTokens: 50,
      });
      expect(vendor.received[0]).toMatchObject({
        method: 'POST',
        path: '/v1beta/models/gemini-3.5-flash:generateContent',
        headers: { 'x-goog-api-key': 'the-key', 'idempotency-key': 'k' },
      });
      expect(JSON.parse(vendor.received[0]!.body)).toMatchObject({
        systemInstruction: { parts: [{ text: 'Be brief\n\nBe kind' }] },
        contents: [
          { role: 'user', parts: [{ text: 'How is the sea?' }] },
          {
            role: 'model',
            parts: [
              { text: 'Let me see' },
              { functionCall: { id: 'c1', name: 'search', args: { q: 'sea' } }, thoughtSignature: expect.any(String) },
            ],
          },
          {
            role: 'user',
            parts: [{ functionResponse: { id: 'c1', name: 'search', response: { name: 'search', content: 'blue' } } }],
          },
        ],
        tools: [
          {
            functionDeclarations: [
              { name: 'search', description: 'Looks things up', parametersJsonSchema: parameters },
            ],
          },
        ],
        generationConfig: { temperature: 0, maxOutputTokens: 50, thinkingConfig: { thinkingLevel: 'minimal' } },
      });
    });

    it('gives the text, the usage with its thoughts, and why it ended', async () => {
      answerWith([{ text: 'hm', thought: true }, { text: 'The sea ' }, { text: 'is' }], 'MAX_TOKENS');
      await expect(provider.complete(REQUEST)).resolves.toEqual({
        text: 'The sea is',
        toolCalls: [],
        usage: { input: 3, output: 7 },
        finishReason: 'length',
      });
    });

    it('gives tool calls with their arguments', async () => {
      answerWith([{ functionCall: { id: 'c2', name: 'now' } }], 'STOP');
      const tools = [{ name: 'now', description: 'Returns the time', parameters: { type: 'object' } }];
      await expect(provider.complete({ ...REQUEST, tools })).resolves.toMatchObject({
        text: '',
        toolCalls: [{ id: 'c2', name: 'now', arguments: {} }],
        finishReason: 'tool_calls',
      });
    });

    it('passes the text so far while it arrives', async () => {
      streamOf(chunk([{ text: 'The ' }]), chunk([{ text: 'sea' }]), chunk([{ text: '' }], 'STOP'));
      const seen: string[] = [];
      const answer = await provider.complete({ ...REQUEST, onText: (soFar) => seen.push(soFar) });
      expect(seen).toEqual(['The ', 'The sea']);
      expect(answer).toMatchObject({ text: 'The sea', usage: { input: 3, output: 7 }, finishReason: 'stop' });
      expect(vendor.received[0]!.path).toBe('/v1beta/models/gemini-3.5-flash:streamGenerateContent?alt=sse');
    });

    it.each<[string, (object | string)[], string]>([
      ['breaks off', [chunk([{ text: 'The ' }])], 'corrupt_answer'],
      ['is empty', [], 'corrupt_answer'],
      ['is garbage', ['data: {"candi\r\n\r\n'], 'corrupt_answer'],
      ['is ended by a filter', [chunk([{ text: 'The ' }]), chunk([], 'SAFETY')], 'content_refused'],
      [
        'holds an error',
        [chunk([{ text: 'The ' }]), { error: { code: 503, message: 'x', status: 'UNAVAILABLE' } }],
        'unavailable',
      ],
      ['is of a blocked prompt', [{ promptFeedback: { blockReason: 'OTHER' }, usageMetadata: {} }], 'content_refused'],
    ])('rejects a stream that %s', async (_, events, category) => {
      streamOf(...events);
      await expect(provider.complete({ ...REQUEST, onText: () => undefined })).rejects.toMatchObject({
        name: 'ProviderError',
        category,
      });
    });

    it('stops a stream for the reason that the caller gives', async () => {
      vendor.script('silence');
      const reason = new Error('the job was stopped');
      const signal = AbortSignal.abort(reason);
      await expect(provider.complete({ ...REQUEST, onText: () => undefined, signal })).rejects.toBe(reason);
    });

    it('stops reading an answer without end', async () => {
      vendor.script({ body: { padding: 'x'.repeat(5 * 2 ** 20) } });
      await expect(provider.complete(REQUEST)).rejects.toMatchObject({
        category: 'corrupt_answer',
        message: expect.stringContaining('longer than'),
      });
    });

    it.each([
      ['that says nothing of what was used', [{ text: 'Hello' }], undefined],
      ['of which the thoughts left no room', [{ text: 'hm', thought: true }], USAGE],
    ])('rejects an answer %s', async (_, parts, usage) => {
      vendor.script({ body: { ...chunk(parts, 'MAX_TOKENS'), usageMetadata: usage } });
      await expect(provider.complete(REQUEST)).rejects.toMatchObject({ category: 'corrupt_answer' });
    });

    it('rejects a conversation of instructions only, without calling the vendor', async () => {
      answerWith([{ text: 'Done' }], 'STOP');
      const messages = [{ role: 'system', content: 'Be brief' }] as const;
      await expect(provider.complete({ ...REQUEST, messages })).rejects.toMatchObject({ category: 'bad_request' });
      expect(vendor.received).toEqual([]);
    });
  });
});
