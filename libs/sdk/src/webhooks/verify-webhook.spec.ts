import { createHmac } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { verifyWebhook } from './verify-webhook.js';

const secret = `whsec_${Buffer.from('a secret of 24 characters').toString('base64')}`;
const body = '{"type":"test","timestamp":"2026-11-26T10:00:00.000Z","data":{"id":1,"agent_id":2}}';

function headersOf(text: string, seconds = Date.now() / 1_000) {
  const timestamp = String(Math.floor(seconds));
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(`msg_1.${timestamp}.${text}`).digest('base64');
  const signatures = `v1,${Buffer.alloc(32).toString('base64')} v1,${signature}`;
  return { 'webhook-id': 'msg_1', 'webhook-timestamp': timestamp, 'webhook-signature': signatures };
}

it('returns the event of a request with a valid signature, in objects and in Headers', async () => {
  const headers = headersOf(body);
  expect(await verifyWebhook({ headers, body, secret })).toMatchObject({ type: 'test', data: { id: 1 } });
  expect(await verifyWebhook({ headers: new Headers(headers), body, secret })).toMatchObject({ type: 'test' });
});

it.each([
  ['another body', headersOf('{}'), 'no signature'],
  ['an old time', headersOf(body, Date.now() / 1_000 - 600), 'out of range'],
  ['a time that is no number', { ...headersOf(body), 'webhook-timestamp': 'now' }, 'out of range'],
  ['a missing header', { ...headersOf(body), 'webhook-id': undefined }, 'webhook-id is missing'],
  ['a signature that is no Base64', { ...headersOf(body), 'webhook-signature': 'v1,* v2,x' }, 'no signature'],
])('rejects a request with %s', async (_, headers, message) => {
  await expect(verifyWebhook({ headers, body, secret })).rejects.toThrow(message);
});
