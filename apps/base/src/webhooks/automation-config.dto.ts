import { choices } from '@reelsheet/kernel';
import { Choice, Flag, Json, ListOf, Nested, Text, Texts, Whole } from '@reelsheet/platform-http';
import { DELIVERY_PAGE, MAX_URL_LENGTH } from './webhook-limits.js';
import { ENDPOINT_KINDS, WEBHOOK_TYPES, type EndpointKind, type WebhookType } from './webhook.js';
import type { AutomationConfig, ConfigChanges, TestResult } from './automation-config.service.js';
import type { WebhookDelivery } from './webhook-delivery.repository.js';
import type { DeliveryPage } from './webhook-delivery.service.js';

const ABOUT_URL = 'http or https, at a public address and without credentials; null ends the calls';

export class AutomationConfigChanges {
  @Text({ optional: true, nullable: true, min: 1, max: MAX_URL_LENGTH, about: ABOUT_URL })
  webhook_url?: string | null;

  @Text({ optional: true, nullable: true, min: 1, max: MAX_URL_LENGTH, about: ABOUT_URL })
  callback_url?: string | null;

  @Flag({ optional: true, about: 'a note for your tools: whether they poll instead of receiving events' })
  polling_enabled?: boolean;
}

export class UpdateAutomationConfigBody {
  @Nested(() => AutomationConfigChanges)
  automation_config!: AutomationConfigChanges;
}

export class AutomationConfigView {
  @Text({ nullable: true, about: 'receives every event of the agent; null for viewers' })
  webhook_url!: string | null;

  @Text({ nullable: true, about: 'receives only events of generations, renders and posts; null for viewers' })
  callback_url!: string | null;

  @Flag() polling_enabled!: boolean;

  @Text({ optional: true, about: 'only for owners and managers', example: 'whsec_…' })
  signing_secret?: string;

  @Text({
    nullable: true,
    format: 'date-time',
    about: 'time until which deliveries are also signed with the previous secret; null without one',
  })
  previous_secret_valid_until!: string | null;

  @Text({
    nullable: true,
    format: 'date-time',
    about: 'time since which the address is paused because it accepts nothing',
  })
  webhook_paused_at!: string | null;

  @Text({ nullable: true, format: 'date-time', about: 'the same of the callback' })
  callback_paused_at!: string | null;
}

export class TestResultView {
  @Flag() success!: boolean;
  @Text({ optional: true, about: 'reason of a failure' }) error?: string;
}

export class DeliveryListQuery {
  @Whole({ optional: true, min: 1, about: '`next_cursor` of the previous page' })
  cursor?: number;

  @Whole({ optional: true, min: 1, ...DELIVERY_PAGE })
  limit = DELIVERY_PAGE.default;
}

export class ReplayBody {
  @Text({ optional: true, format: 'date-time', max: 40, about: 'only events since this time; all where absent' })
  since?: string;
}

export class ReplayView {
  @Whole({ about: 'number of deliveries that are sent again' }) replayed!: number;
}

const DELIVERY_STATUSES = choices(
  'Status of a webhook delivery',
  {
    pending: 'not accepted yet; `next_attempt_at` is the next attempt',
    delivered: 'the address answered with 2xx',
    failed: 'not accepted by the last attempt',
    cancelled: 'the address was removed or paused before it accepted the delivery',
  },
  'pending → delivered, failed or cancelled; sent again, it is pending once more.',
);

export class DeliveryView {
  @Whole() id!: number;
  @Text({ about: 'the same for all attempts and, for one event, at both addresses' }) webhook_id!: string;
  @Choice(ENDPOINT_KINDS) endpoint!: EndpointKind;
  @Choice(WEBHOOK_TYPES) type!: string;
  @Choice(DELIVERY_STATUSES, { about: 'cancelled: the address was removed or paused before it accepted the delivery' })
  status!: string;
  @Whole({ about: 'number of attempts so far' }) attempts!: number;
  @Whole({ nullable: true, about: 'HTTP status of the last response' }) response_status!: number | null;
  @Text({ nullable: true, about: 'reason why the last attempt failed' }) error!: string | null;
  @Text({ nullable: true, format: 'date-time' }) next_attempt_at!: string | null;
  @Text({ format: 'date-time' }) created_at!: string;
  @Text({ nullable: true, format: 'date-time' }) delivered_at!: string | null;
  @Json({ about: 'body of the request: `{type, timestamp, data}`' }) payload!: object;
}

export class DeliveriesView {
  @ListOf(() => DeliveryView, { about: 'newest first' }) deliveries!: DeliveryView[];
  @Whole({ nullable: true, about: 'null on the last page' }) next_cursor!: number | null;
}

export class ListenQuery {
  @Texts({ optional: true, values: WEBHOOK_TYPES, about: 'only events of these types; all of them where absent' })
  types?: WebhookType[];
}

export class WebhookHeadersView {
  @Text() 'content-type'!: string;
  @Text() 'user-agent'!: string;
  @Text({ about: 'the same for all attempts and all receivers of an event' }) 'webhook-id'!: string;
  @Text({ about: 'seconds since 1970, when it was sent to the stream' }) 'webhook-timestamp'!: string;
  @Text({ about: 'one signature for each valid secret, the newest first' }) 'webhook-signature'!: string;
}

export class WebhookMessageView {
  @Text({ format: 'date-time', about: 'time at which it was sent to the stream' }) at!: string;

  @Nested(() => WebhookHeadersView, { optional: true, about: 'of the request; not in `ready` and `resync`' })
  headers?: WebhookHeadersView;

  @Text({ optional: true, about: 'body of the request, whose exact bytes are signed; not in `ready` and `resync`' })
  body?: string;
}

export function fromConfigChanges({ automation_config: changes }: UpdateAutomationConfigBody): ConfigChanges {
  const { webhook_url: webhook, callback_url: callback, polling_enabled: pollingEnabled } = changes;
  return { urls: { webhook, callback }, pollingEnabled };
}

export function toAutomationConfig(config: AutomationConfig): AutomationConfigView {
  const { urls, pausedAt, pollingEnabled, signingSecret, previousUntil } = config;
  return {
    webhook_url: urls.webhook ?? null,
    callback_url: urls.callback ?? null,
    polling_enabled: pollingEnabled,
    ...(signingSecret === undefined ? {} : { signing_secret: signingSecret }),
    previous_secret_valid_until: previousUntil?.toISOString() ?? null,
    webhook_paused_at: pausedAt.webhook?.toISOString() ?? null,
    callback_paused_at: pausedAt.callback?.toISOString() ?? null,
  };
}

export const toTestResult = (result: TestResult): TestResultView => ({ ...result });

export function toDelivery(delivery: WebhookDelivery): DeliveryView {
  const { id, messageId, kind, type, totalAttempts, responseStatus, error, dueAt, createdAt, deliveredAt, body } =
    delivery;
  return {
    id,
    webhook_id: messageId,
    endpoint: kind,
    type,
    status: statusOf(delivery),
    attempts: totalAttempts,
    response_status: responseStatus,
    error,
    next_attempt_at: dueAt?.toISOString() ?? null,
    created_at: createdAt.toISOString(),
    delivered_at: deliveredAt?.toISOString() ?? null,
    payload: JSON.parse(body) as object,
  };
}

export function toDeliveries({ deliveries, nextCursor }: DeliveryPage): DeliveriesView {
  return { deliveries: deliveries.map(toDelivery), next_cursor: nextCursor };
}

const STATUSES = {
  pending: 'pending',
  processing: 'pending',
  completed: 'delivered',
  failed: 'failed',
  stopped: 'cancelled',
} as const;

const statusOf = ({ status }: WebhookDelivery): (typeof DELIVERY_STATUSES)[number] => STATUSES[status];
