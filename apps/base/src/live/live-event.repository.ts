import { Injectable } from '@nestjs/common';
import { bigint, Database, row, rowOf, type RowOf } from '@reelsheet/platform-database';
import { organizationExists } from '../accounts/organizations/organization.sql.js';
import { LiveEventEntity, LiveHeadEntity } from './live-event.entity.js';
import type { NewLiveEvent } from './live-kinds.js';

const Stored = rowOf(LiveEventEntity, 'position', 'kind', 'agentId', 'details', 'origin', 'createdAt');
export type StoredLiveEvent = RowOf<typeof Stored>;

const Head = rowOf(LiveHeadEntity, 'position');
const Numbered = row({ organizationId: bigint() });

@Injectable()
export class LiveEventRepository {
  constructor(private readonly db: Database) {}

  /**
   * Numbers and inserts events in their order, and returns their organizations; deleted ones are left out. The heads
   * are locked in ascending order until the commit, so that the positions of an organization are those of the commits.
   */
  async insert(events: readonly NewLiveEvent[]): Promise<number[]> {
    const heads = await this.db.rows(
      Numbered,
      `WITH event AS (
         SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::text[], $4::jsonb[], $5::text[]) WITH ORDINALITY
           AS event (organization_id, agent_id, kind, details, origin, place)
       ), added AS (
         SELECT organization_id, count(*) AS events FROM event
         WHERE ${organizationExists('event.organization_id')} GROUP BY 1 ORDER BY 1
       ), head AS (
         INSERT INTO live_head AS head (organization_id, position) SELECT organization_id, events FROM added ORDER BY 1
         ON CONFLICT (organization_id) DO UPDATE SET position = head.position + excluded.position
         RETURNING organization_id, position
       ), inserted AS (
         INSERT INTO live_event (organization_id, position, kind, agent_id, details, origin)
         SELECT organization_id,
           head.position - added.events + row_number() OVER (PARTITION BY organization_id ORDER BY place),
           kind, agent_id, details, origin
         FROM event JOIN added USING (organization_id) JOIN head USING (organization_id)
       )
       SELECT organization_id FROM head`,
      [
        events.map(({ organizationId }) => organizationId),
        events.map(({ agentId }) => agentId),
        events.map(({ kind }) => kind),
        events.map(({ details }) => JSON.stringify(details)),
        events.map(({ origin }) => origin),
      ],
    );
    return heads.map(({ organizationId }) => organizationId);
  }

  /** The position of the last event; zero where there was none. */
  async head(organizationId: number): Promise<number> {
    const sql = `SELECT ${Head.columns()} FROM live_head WHERE organization_id = $1`;
    return (await this.db.row(Head, sql, [organizationId]))?.position ?? 0;
  }

  /** The events that follow a position, in order. */
  async after(organizationId: number, position: number, limit: number): Promise<StoredLiveEvent[]> {
    return this.db.rows(
      Stored,
      `SELECT ${Stored.columns()} FROM live_event WHERE organization_id = $1 AND position > $2
       ORDER BY position LIMIT $3`,
      [organizationId, position, limit],
    );
  }

  /** Returns the number of deleted events. */
  async deleteOlder(before: Date, limit: number): Promise<number> {
    return this.db.execute(
      `DELETE FROM live_event WHERE ctid = ANY (ARRAY(SELECT ctid FROM live_event WHERE created_at < $1 LIMIT $2))`,
      [before, limit],
    );
  }
}
