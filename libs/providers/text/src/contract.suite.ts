import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { faultContract, type ProviderUnderTest } from '@reelsheet/provider-common/contract';
import type { TextProvider, TextTool } from './port.js';

const PUBLISH: TextTool = {
  name: 'publish_post',
  description: 'Publishes a post',
  parameters: {
    type: 'object',
    properties: { description: { type: 'string' } },
    required: ['description'],
    additionalProperties: false,
  },
};

/** Registers what callers rely on from any TextProvider with these models. */
export function textProviderContract(
  name: string,
  vendorModels: readonly [string, ...string[]],
  arrange: () => Promise<ProviderUnderTest<TextProvider>>,
): void {
  describe(`${name} as a TextProvider`, () => {
    let under: ProviderUnderTest<TextProvider>;

    beforeAll(async () => {
      under = await arrange();
    });
    afterAll(() => under.vendor.close());

    const request = (content: string, more: object = {}) => ({
      vendorModel: vendorModels[0],
      messages: [{ role: 'user', content }] as const,
      temperature: 0.2,
      maxTokens: 2_048,
      idempotencyKey: randomUUID(),
      ...more,
    });

    it.each(vendorModels)('writes with %s and says what it used', async (vendorModel) => {
      const answer = await under.provide().complete(request('Write one sentence about the sea.', { vendorModel }));
      expect(answer.text).not.toBe('');
      expect(answer).toMatchObject({ toolCalls: [], finishReason: 'stop' });
      expect(Math.min(answer.usage.input, answer.usage.output)).toBeGreaterThan(0);
    });

    it('stops at the longest length allowed', async () => {
      const answer = await under.provide().complete(request('Write a long story about the sea.', { maxTokens: 5 }));
      expect(answer.finishReason).toBe('length');
      expect(answer.usage.output).toBeLessThanOrEqual(5);
    });

    it('asks for a tool, takes its result and goes on', async () => {
      const question = request('Publish a post about the sea.', { tools: [PUBLISH] });
      const requested = await under.provide().complete(question);
      expect(requested).toMatchObject({ finishReason: 'tool_calls', toolCalls: [{ name: 'publish_post' }] });
      const [toolCall] = requested.toolCalls;
      expect(typeof toolCall!.arguments['description']).toBe('string');
      const result = { role: 'tool', toolCallId: toolCall!.id, content: '{"post_id": 7}' } as const;
      const messages = [
        ...question.messages,
        { role: 'assistant', content: requested.text, toolCalls: requested.toolCalls } as const,
        result,
      ];
      const concluded = await under.provide().complete({ ...question, messages, idempotencyKey: randomUUID() });
      expect(concluded).toMatchObject({ finishReason: 'stop', toolCalls: [] });
      expect(concluded.text).not.toBe('');
    });

    faultContract(
      () => under,
      (provider, options) => provider.complete({ ...request('Write one sentence.'), ...options }),
    );

    describe('for somebody who listens', () => {
      it('passes the whole text so far with each chunk, and returns the same as without streaming', async () => {
        const received: string[] = [];
        const question = request('Write a long story about the sea.');
        const answer = await under.provide().complete({ ...question, onText: (soFar) => received.push(soFar) });
        expect(received.length).toBeGreaterThan(1);
        for (const soFar of received) expect(answer.text.startsWith(soFar)).toBe(true);
        expect(received.at(-1)).toBe(answer.text);
        expect(await under.provide().complete(question)).toEqual(answer);
      });

      it('asks for a tool all the same', async () => {
        const question = request('Publish a post about the sea.', { tools: [PUBLISH], onText: () => undefined });
        expect(await under.provide().complete(question)).toMatchObject({
          finishReason: 'tool_calls',
          toolCalls: [{ name: 'publish_post', arguments: { description: expect.any(String) } }],
        });
      });

      faultContract(
        () => under,
        (provider, options) =>
          provider.complete({ ...request('Write one sentence.'), onText: () => undefined, ...options }),
      );
    });
  });
}
