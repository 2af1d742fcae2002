import { Injectable } from '@nestjs/common';
import { Database, nullable, rowOf, text, timestamp, type RowOf } from '@reelsheet/platform-database';
import { joinLivingAgent } from '../agents/agents/agent.sql.js';
import { AutomationConfigEntity } from './automation-config.entity.js';
import type { EndpointKind } from './webhook.js';
import { WebhookEndpointEntity } from './webhook-endpoint.entity.js';

const Stored = rowOf(AutomationConfigEntity, 'agentId', 'pollingEnabled', 'secret', 'previousSecret', 'previousUntil');
export type StoredConfig = RowOf<typeof Stored>;

const Endpoint = rowOf(WebhookEndpointEntity, 'id', 'kind', 'url', 'failingSince', 'pausedAt');
export type Endpoint = RowOf<typeof Endpoint>;

const WebhookTarget = rowOf(WebhookEndpointEntity, 'id', 'agentId', 'kind', 'url', 'failingSince', 'pausedAt').with({
  secret: text(),
  previousSecret: nullable(text()),
  previousUntil: nullable(timestamp()),
  agentName: text(),
});
/** An endpoint with the secrets that sign its deliveries. */
export type WebhookTarget = RowOf<typeof WebhookTarget>;

@Injectable()
export class AutomationConfigRepository {
  constructor(private readonly db: Database) {}

  async find(agentId: number): Promise<StoredConfig | undefined> {
    return this.db.row(Stored, `SELECT ${Stored.columns()} FROM automation_config WHERE agent_id = $1`, [agentId]);
  }

  async endpointsOf(agentId: number): Promise<Endpoint[]> {
    return this.db.rows(Endpoint, `SELECT ${Endpoint.columns()} FROM webhook_endpoint WHERE agent_id = $1`, [agentId]);
  }

  /** Inserts the configuration and the endpoints unless the agent has them. */
  async ensure(agentId: number, secret: string): Promise<void> {
    await this.db.execute(
      `INSERT INTO automation_config (agent_id, secret) VALUES ($1, $2) ON CONFLICT (agent_id) DO NOTHING`,
      [agentId, secret],
    );
  }

  async setPolling(agentId: number, enabled: boolean): Promise<void> {
    await this.db.execute(`UPDATE automation_config SET polling_enabled = $2, updated_at = now() WHERE agent_id = $1`, [
      agentId,
      enabled,
    ]);
  }

  /** Sets the address. Setting an address, even the same one, ends its pause and clears its failures. */
  async setUrl(agentId: number, kind: EndpointKind, url: string | null): Promise<void> {
    await this.db.execute(
      `INSERT INTO webhook_endpoint (agent_id, kind, url) VALUES ($1, $2, $3)
       ON CONFLICT (agent_id, kind) DO UPDATE SET url = excluded.url, failing_since = NULL, paused_at = NULL`,
      [agentId, kind, url],
    );
  }

  async rotate(agentId: number, secret: string, previousUntil: Date): Promise<void> {
    await this.db.execute(
      `UPDATE automation_config SET previous_secret = secret, previous_until = $3, secret = $2, updated_at = now()
       WHERE agent_id = $1`,
      [agentId, secret, previousUntil],
    );
  }

  /** Returns undefined when the agent is deleted. */
  async target(endpointId: number): Promise<WebhookTarget | undefined> {
    return this.db.row(
      WebhookTarget,
      `SELECT endpoint.id, endpoint.agent_id, kind, url, failing_since, paused_at, secret, previous_secret,
       previous_until,
         agent.name AS agent_name
       FROM webhook_endpoint AS endpoint JOIN automation_config AS config USING (agent_id)
         ${joinLivingAgent('endpoint.agent_id')} WHERE endpoint.id = $1`,
      [endpointId],
    );
  }

  async recordError(endpointId: number, now: Date): Promise<void> {
    await this.db.execute(`UPDATE webhook_endpoint SET failing_since = $2 WHERE id = $1 AND failing_since IS NULL`, [
      endpointId,
      now,
    ]);
  }

  async recordSuccess(endpointId: number): Promise<void> {
    await this.db.execute(
      `UPDATE webhook_endpoint SET failing_since = NULL WHERE id = $1 AND failing_since IS NOT NULL`,
      [endpointId],
    );
  }

  /** Pauses the endpoint. Returns false when it is already paused or has another address. */
  async pause(endpointId: number, url: string, now: Date): Promise<boolean> {
    const paused = await this.db.execute(
      `UPDATE webhook_endpoint SET paused_at = $3 WHERE id = $1 AND url = $2 AND paused_at IS NULL`,
      [endpointId, url, now],
    );
    return paused > 0;
  }
}
