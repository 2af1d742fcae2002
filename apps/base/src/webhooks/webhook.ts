import { createHmac, randomBytes } from 'node:crypto';
import { choices } from '@reelsheet/kernel';
import { JITTER, RETRY_DELAYS_MS } from './webhook-limits.js';

/** Kinds of endpoints: a webhook receives all events, a callback only those of the agent's automation. */
export const ENDPOINT_KINDS = choices('Address of a webhook delivery', {
  webhook: '`webhook_url`, which receives all events',
  callback: '`callback_url`, which receives those of generations, renders and posts',
});
export type EndpointKind = (typeof ENDPOINT_KINDS)[number];

export const WEBHOOK_TYPES = choices('Type of a webhook event', {
  'generation.completed': 'a generation has its result',
  'generation.failed': 'a generation ended without a result',
  'generation.stopped': 'a generation was stopped',
  'render.completed': 'a video is rendered',
  'render.failed': 'a render ended without a video',
  'row.created': 'a row was added to a sheet',
  'row.updated': 'a row was changed',
  'row.deleted': 'a row was deleted',
  'cell.updated': 'a cell has another value or content',
  'post.published': 'a post has ended at all platforms and is live on one or more',
  'post.failed': 'a post has ended at all platforms and is live on none',
  'idea.created': 'a run stored an idea',
  'idea.status_changed': 'an idea has another status',
  'monitoring.completed': 'a scrape of a monitoring stored posts',
  'monitoring.failed': 'a scrape of a monitoring failed',
  'backup.synced': 'a provenance backup is stored and read back',
  'backup.failed': 'a provenance backup failed',
  test: 'you asked for a test',
});
export type WebhookType = (typeof WEBHOOK_TYPES)[number];

/** Content of a delivery. `data` contains at least the id of the object that the event concerns. */
export interface WebhookEvent {
  readonly type: WebhookType;
  readonly timestamp: Date;
  readonly data: { readonly id: number | string } & Readonly<Record<string, unknown>>;
}

const CALLBACK_TYPES = /^(generation|render|post)\./;
const SECRET_PREFIX = 'whsec_';
const SECRET_BYTES = 32;

export const isForCallbacks = (type: WebhookType): boolean => CALLBACK_TYPES.test(type);

/** Returns the delay after a failed attempt; `chance` is between 0 and 1. */
export function retryDelayMs(attempt: number, chance = Math.random()): number {
  const wait = RETRY_DELAYS_MS[Math.min(attempt, RETRY_DELAYS_MS.length) - 1]!;
  return Math.round(wait * (1 + JITTER * (2 * chance - 1)));
}

export const newSecret = (): string => SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64');
export const newMessageId = (): string => `msg_${randomBytes(16).toString('hex')}`;

export const bodyOf = ({ type, timestamp, data }: WebhookEvent): string =>
  JSON.stringify({ type, timestamp: timestamp.toISOString(), data });

/** Returns the headers of Standard Webhooks with one signature for each secret. */
export function signedHeaders(
  { messageId, body }: { readonly messageId: string; readonly body: string },
  secrets: readonly string[],
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${messageId}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'content-type': 'application/json',
    'user-agent': 'Reelsheet-Webhooks/1',
    'webhook-id': messageId,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}

/** Returns whether the receiver accepted the delivery, which only 2xx means; redirects do not. */
export const isAccepted = (status: number): boolean => status >= 200 && status < 300;
/** Returns whether the receiver wants no further deliveries. */
export const isGone = (status: number): boolean => status === 410;
