import { expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { isForCallbacks, newSecret, signedHeaders, retryDelayMs, WEBHOOK_TYPES } from './webhook.js';
import { MAX_ATTEMPTS } from './webhook-limits.js';

it('retries eight times within about a day, each delay varied by at most ten percent', () => {
  const waits = (chance: number) => Array.from({ length: MAX_ATTEMPTS - 1 }, (_, at) => retryDelayMs(at + 1, chance));
  expect(waits(0.5)).toEqual([5_000, 30_000, 300_000, 1_800_000, 7_200_000, 28_800_000, 50_400_000]);
  expect(waits(0)[0]).toBe(4_500);
  expect(waits(1)[6]).toBe(55_440_000);
});

it('sends only events of generations, renders and posts to callbacks', () => {
  expect(WEBHOOK_TYPES.filter(isForCallbacks)).toEqual([
    'generation.completed',
    'generation.failed',
    'generation.stopped',
    'render.completed',
    'render.failed',
    'post.published',
    'post.failed',
  ]);
});

it('signs so that Standard Webhooks verifies each of several secrets', () => {
  const [one, two, other] = [newSecret(), newSecret(), newSecret()];
  const message = { messageId: 'msg_1', body: '{"type":"test","ä":1}' };
  const headers = signedHeaders(message, [one, two], new Date());
  for (const secret of [one, two])
    expect(new Webhook(secret).verify(message.body, headers)).toEqual(JSON.parse(message.body));
  expect(() => new Webhook(other).verify(message.body, headers)).toThrow('No matching signature');
  expect(() => new Webhook(one).verify(message.body.replace('1', '2'), headers)).toThrow('No matching signature');
});
