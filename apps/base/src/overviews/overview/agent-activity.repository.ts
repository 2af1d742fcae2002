import { Injectable } from '@nestjs/common';
import {
  bigint,
  boolean,
  Database,
  integer,
  nullable,
  row,
  text,
  timestamp,
  uuid,
  type RowOf,
} from '@reelsheet/platform-database';
import { livingAgentsOf } from '../../agents/agents/agent.sql.js';
import { joinPrimaryAvatar } from '../../agents/avatars/avatar.sql.js';
import { lastGenerationOf } from '../../generation/generations/generation.sql.js';
import { lastPostOf } from '../../publishing/posts/post.sql.js';
import { lastSheetChangeOf } from '../../sheets/sheet/sheet.sql.js';
import { OVERVIEW_AGENTS } from './overview-limits.js';

const ActiveAgent = row({
  id: bigint(),
  uuid: uuid(),
  name: text(),
  isSystem: boolean(),
  avatarUrl: nullable(text()),
  lastActiveAt: timestamp(),
});
export type ActiveAgent = RowOf<typeof ActiveAgent>;

const Total = row({ total: integer() });

/** Agents by their last activity. */
@Injectable()
export class AgentActivityRepository {
  constructor(private readonly db: Database) {}

  async count(organizationId: number): Promise<number> {
    const sql = `SELECT count(*)::integer AS total FROM (${livingAgentsOf('$1')}) AS agent`;
    return (await this.db.single(Total, sql, [organizationId])).total;
  }

  /** Returns a page of the agents of an organization, the last active first. */
  async page(organizationId: number, page: number): Promise<ActiveAgent[]> {
    return this.db.rows(
      ActiveAgent,
      `SELECT agent.id, agent.uuid, agent.name, agent.is_system, avatar.url AS avatar_url,
         greatest(agent.updated_at, sheet_change.changed_at, newest_generation.ordered_at, newest_post.posted_at)
           AS last_active_at
       FROM (${livingAgentsOf('$1')}) AS agent ${joinPrimaryAvatar('agent.id')}
       LEFT JOIN LATERAL (${lastSheetChangeOf('agent.id')}) AS sheet_change ON true
       LEFT JOIN LATERAL (${lastGenerationOf('agent.id')}) AS newest_generation ON true
       LEFT JOIN LATERAL (${lastPostOf('agent.id')}) AS newest_post ON true
       ORDER BY last_active_at DESC, agent.id DESC OFFSET $2 LIMIT ${OVERVIEW_AGENTS}`,
      [organizationId, (page - 1) * OVERVIEW_AGENTS],
    );
  }
}
