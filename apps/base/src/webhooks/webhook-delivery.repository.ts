import { Injectable } from '@nestjs/common';
import { bigint, Database, row, rowOf, typeOf, type RowOf } from '@reelsheet/platform-database';
import { currentTraceparent } from '@reelsheet/platform-telemetry';
import { jobSql } from '@reelsheet/platform-jobs';
import { joinLivingAgent } from '../agents/agents/agent.sql.js';
import { WebhookDeliveryEntity } from './webhook-delivery.entity.js';
import { WebhookEndpointEntity } from './webhook-endpoint.entity.js';
import type { EndpointKind, WebhookType } from './webhook.js';

const Listed = rowOf(
  WebhookDeliveryEntity,
  'id',
  'messageId',
  'type',
  'status',
  'body',
  'totalAttempts',
  'responseStatus',
  'error',
  'dueAt',
  'createdAt',
  'deliveredAt',
).with({ kind: typeOf(WebhookEndpointEntity, 'kind') });
export type WebhookDelivery = RowOf<typeof Listed>;

const Added = row({ deliveries: bigint(), recorded: bigint() });
/** Numbers of the deliveries and of the messages for streams that were inserted. */
export type AddedMessages = RowOf<typeof Added>;

/** A serialized event. */
export interface DeliveryMessage {
  readonly messageId: string;
  readonly body: string;
}

export interface EventAnnouncement {
  readonly organizationId: number;
  readonly agentId: number;
  readonly type: WebhookType;
  readonly kinds: readonly EndpointKind[];
  readonly messages: readonly DeliveryMessage[];
}

export interface TestedDelivery extends DeliveryMessage {
  readonly organizationId: number;
  readonly agentId: number;
  readonly endpointId: number;
  readonly responseStatus: number | null;
  readonly error: string | null;
  readonly sentAt: Date;
  readonly answeredAt: Date;
}

const SELECT = `SELECT ${Listed.columns('delivery').replace('delivery.kind', 'endpoint.kind')}
  FROM webhook_delivery AS delivery JOIN webhook_endpoint AS endpoint ON endpoint.id = delivery.endpoint_id`;

/** Resets a delivery to its initial state. A worker that is processing it loses its claim. */
const RESET_DELIVERY = `${jobSql.restart}, delivered_at = NULL, updated_at = now()`;

@Injectable()
export class WebhookDeliveryRepository {
  constructor(private readonly db: Database) {}

  /**
   * Inserts a delivery of each message for each endpoint that receives the event, and records the messages for streams
   * of the agent's events. Deliveries to a paused endpoint wait until they are sent again.
   */
  async add({ organizationId, agentId, type, kinds, messages }: EventAnnouncement): Promise<AddedMessages> {
    const added = await this.db.row(
      Added,
      `WITH announced AS (
         SELECT message_id, body, number FROM unnest($5::text[], $6::text[]) WITH ORDINALITY
           AS item (message_id, body, number)
       ), listener AS (
         UPDATE webhook_listener SET position = position + (SELECT count(*) FROM announced)
         WHERE agent_id = $2 AND listens_until > now() RETURNING position - (SELECT count(*) FROM announced) AS before
       ), recorded AS (
         INSERT INTO webhook_message (agent_id, position, message_id, type, body)
         SELECT $2, before + number, message_id, $3, body FROM listener CROSS JOIN announced RETURNING 1
       ), delivery AS (
         INSERT INTO webhook_delivery (organization_id, agent_id, endpoint_id, type, message_id, body,
           ${jobSql.INITIAL_STATE}, error, traceparent)
         SELECT $1, $2, endpoint.id, $3, message_id, body, ${jobSql.dueNowIf('paused_at IS NULL')},
           CASE WHEN paused_at IS NOT NULL THEN 'The endpoint is paused' END, $7
         FROM webhook_endpoint AS endpoint ${joinLivingAgent('endpoint.agent_id')} CROSS JOIN announced
         WHERE endpoint.agent_id = $2 AND kind = ANY ($4::text[]) AND url IS NOT NULL ORDER BY number RETURNING 1
       )
       SELECT (SELECT count(*) FROM delivery) AS deliveries, (SELECT count(*) FROM recorded) AS recorded`,
      [
        organizationId,
        agentId,
        type,
        kinds,
        messages.map(({ messageId }) => messageId),
        messages.map(({ body }) => body),
        currentTraceparent(),
      ],
    );
    return added!;
  }

  /** Inserts the delivery of a finished test call. */
  async insertTest(test: TestedDelivery): Promise<void> {
    const { organizationId, agentId, endpointId, messageId, body, responseStatus, error, sentAt, answeredAt } = test;
    await this.db.execute(
      `INSERT INTO webhook_delivery (organization_id, agent_id, endpoint_id, type, message_id, body,
         ${jobSql.INITIAL_STATE}, total_attempts, response_status, error, created_at, delivered_at)
       VALUES ($1, $2, $3, 'test', $4, $5, ${jobSql.ended('$6')}, 1, $7, $8, $9, $10)`,
      [
        organizationId,
        agentId,
        endpointId,
        messageId,
        body,
        error === null ? 'completed' : 'failed',
        responseStatus,
        error,
        sentAt,
        error === null ? answeredAt : null,
      ],
    );
  }

  /** Returns deliveries with ids below `before`, newest first. */
  async page(agentId: number, before: number | undefined, limit: number): Promise<WebhookDelivery[]> {
    return this.db.rows(
      Listed,
      `${SELECT} WHERE delivery.agent_id = $1 AND delivery.id < coalesce($2::bigint, 9223372036854775807)
       ORDER BY delivery.id DESC LIMIT $3`,
      [agentId, before ?? null, limit],
    );
  }

  async find(agentId: number, id: number): Promise<WebhookDelivery | undefined> {
    return this.db.row(Listed, `${SELECT} WHERE delivery.agent_id = $1 AND delivery.id = $2`, [agentId, id]);
  }

  /** Sends a delivery again. Returns false when its endpoint has no address or is paused. */
  async resend(agentId: number, id: number): Promise<boolean> {
    const sent = await this.db.execute(
      `UPDATE webhook_delivery AS delivery SET ${RESET_DELIVERY} FROM webhook_endpoint AS endpoint
       WHERE delivery.id = $2 AND delivery.agent_id = $1 AND endpoint.id = delivery.endpoint_id
       AND url IS NOT NULL AND paused_at IS NULL`,
      [agentId, id],
    );
    return sent > 0;
  }

  /** Sends undelivered events since then again, the oldest first and at limit `limit`. Returns their number. */
  async replay(agentId: number, since: Date, limit: number): Promise<number> {
    return this.db.execute(
      `UPDATE webhook_delivery SET ${RESET_DELIVERY} WHERE id = ANY (ARRAY(
         SELECT delivery.id FROM webhook_delivery AS delivery
         JOIN webhook_endpoint AS endpoint ON endpoint.id = delivery.endpoint_id
         WHERE delivery.agent_id = $1 AND delivery.status IN ('failed', 'stopped') AND delivery.type <> 'test'
         AND delivery.created_at >= $2
           AND url IS NOT NULL AND paused_at IS NULL ORDER BY delivery.id LIMIT $3))`,
      [agentId, since, limit],
    );
  }

  /** Deletes at limit `limit` older deliveries and returns their number. */
  async deleteOlder(before: Date, limit: number): Promise<number> {
    return this.db.execute(
      `DELETE FROM webhook_delivery WHERE id = ANY (ARRAY(
         SELECT id FROM webhook_delivery WHERE created_at < $1 AND due_at IS NULL ORDER BY created_at LIMIT $2))`,
      [before, limit],
    );
  }
}
