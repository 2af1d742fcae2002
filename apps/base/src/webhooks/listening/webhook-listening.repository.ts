import { Injectable } from '@nestjs/common';
import { Database, rowOf, type RowOf } from '@reelsheet/platform-database';
import { WebhookListenerEntity, WebhookMessageEntity } from './webhook-listener.entity.js';

const ListenerPosition = rowOf(WebhookListenerEntity, 'position', 'completeSince');
export type ListenerPosition = RowOf<typeof ListenerPosition>;

const Message = rowOf(WebhookMessageEntity, 'position', 'messageId', 'type', 'body');
export type RecordedMessage = RowOf<typeof Message>;

@Injectable()
export class WebhookListeningRepository {
  constructor(private readonly db: Database) {}

  /** Has the events of the agent recorded until then. Events that happened while none were recorded are missing. */
  async listen(agentId: number, until: Date): Promise<ListenerPosition> {
    const row = await this.db.row(
      ListenerPosition,
      `INSERT INTO webhook_listener AS listener (agent_id, listens_until) VALUES ($1, $2)
       ON CONFLICT (agent_id) DO UPDATE SET listens_until = greatest(listener.listens_until, excluded.listens_until),
         complete_since =
           CASE WHEN listener.listens_until > now() THEN listener.complete_since ELSE listener.position END
       RETURNING ${ListenerPosition.columns('listener')}`,
      [agentId, until],
    );
    return row!;
  }

  /** Returns the events after a position, in their order. */
  async after(agentId: number, position: number, limit: number): Promise<RecordedMessage[]> {
    return this.db.rows(
      Message,
      `SELECT ${Message.columns()} FROM webhook_message WHERE agent_id = $1 AND position > $2
       ORDER BY position LIMIT $3`,
      [agentId, position, limit],
    );
  }

  /** Deletes at limit `limit` older events and returns their number. */
  async deleteOlder(before: Date, limit: number): Promise<number> {
    return this.db.execute(
      `DELETE FROM webhook_message WHERE (agent_id, position) IN (
         SELECT agent_id, position FROM webhook_message WHERE created_at < $1 ORDER BY created_at LIMIT $2)`,
      [before, limit],
    );
  }
}
