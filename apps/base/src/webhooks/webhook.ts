import { createHmac, randomBytes } from 'node:crypto';

/** Where an agent's events go: all of them, or what its automation does. */
export const ENDPOINT_KINDS = ['webhook', 'callback'] as const;
export type EndpointKind = (typeof ENDPOINT_KINDS)[number];

export const WEBHOOK_TYPES = [
  'generation.completed',
  'generation.failed',
  'generation.stopped',
  'render.completed',
  'render.failed',
  'row.created',
  'row.updated',
  'row.deleted',
  'cell.updated',
  'post.published',
  'post.failed',
  'idea.created',
  'idea.status_changed',
  'monitoring.completed',
  'monitoring.failed',
  'backup.synced',
  'backup.failed',
  'test',
] as const;
export type WebhookType = (typeof WEBHOOK_TYPES)[number];

/** What a delivery's body is made of; its `data` holds at least the id of what the event is about. */
export interface WebhookEvent {
  readonly type: WebhookType;
  readonly timestamp: Date;
  readonly data: { readonly id: number | string } & Readonly<Record<string, unknown>>;
}

const CALLBACK_TYPES = /^(generation|render|post)\./;
const SECRET_PREFIX = 'whsec_';
const SECRET_BYTES = 32;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Waits after the first try, the second and so on. */
export const WAITS_MS = [5 * SECOND, 30 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 8 * HOUR, 14 * HOUR] as const;
export const MAX_TRIES = WAITS_MS.length + 1;
/** Each wait is longer or shorter by up to this part of it, so that what failed together comes back apart. */
const SPREAD = 0.1;

export const ANSWER_WITHIN_MS = 10 * SECOND;
/** How long a secret signs after another has taken its place. */
export const OLD_SECRET_LIVES_MS = 24 * HOUR;
/** An endpoint that took nothing for so long is paused with the next delivery that is given up. */
export const PAUSED_AFTER_MS = 72 * HOUR;

export const isForCallbacks = (type: WebhookType): boolean => CALLBACK_TYPES.test(type);

/** The wait after a try that failed; `chance` is from 0 to 1. */
export function waitAfter(attempt: number, chance = Math.random()): number {
  const wait = WAITS_MS[Math.min(attempt, WAITS_MS.length) - 1]!;
  return Math.round(wait * (1 + SPREAD * (2 * chance - 1)));
}

export const newSecret = (): string => SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64');
export const newMessageId = (): string => `msg_${randomBytes(16).toString('hex')}`;

export const bodyOf = ({ type, timestamp, data }: WebhookEvent): string =>
  JSON.stringify({ type, timestamp: timestamp.toISOString(), data });

/** Headers of Standard Webhooks, with one signature for each secret. */
export function signedHeaders(
  { messageId, body }: { readonly messageId: string; readonly body: string },
  secrets: readonly string[],
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / SECOND));
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

/** Only 2xx means that the receiver has it; a redirect does not. */
export const isTaken = (status: number): boolean => status >= 200 && status < 300;
/** The receiver wants no more of it, ever. */
export const isGone = (status: number): boolean => status === 410;
