import { Injectable } from '@nestjs/common';
import { bigint, Database, json, nullable, row, text, timestamp, type RowOf } from '@reelsheet/platform-database';
import { waitingGates } from '../../actions/action-attention.sql.js';
import { livingAgentsOf } from '../../agents/agents/agent.sql.js';
import type { AttentionPage } from '../../attention-page.js';
import { pausedBatches } from '../../generation/cell-jobs/batches/batch-attention.sql.js';
import { failedPosts } from '../../publishing/posts/health/post-attention.sql.js';
import { lostAccounts } from '../../publishing/social-accounts/social-account.sql.js';
import { failedRenders } from '../../rendering/cell-renders/render-work.sql.js';
import { pausedEndpoints } from '../../webhooks/webhook-attention.sql.js';
import type { AttentionKind, AttentionPosition } from './attention.js';

/** Ids of what an item concerns, as far as it has them. */
export type AttentionIds = Readonly<Record<string, string | number | null>>;

const Item = row({
  kind: text<AttentionKind>(),
  itemId: text(),
  agentId: bigint(),
  agentName: text(),
  since: timestamp(),
  /** `since` with its microseconds, which a date does not have. */
  sinceText: text(),
  code: text(),
  reason: nullable(text()),
  title: nullable(text()),
  expiresAt: nullable(timestamp()),
  ids: json<AttentionIds>(),
});
export type AttentionRow = RowOf<typeof Item>;

const SELECTIONS: Readonly<Record<AttentionKind, (page: AttentionPage) => string>> = {
  gate: waitingGates,
  post: failedPosts,
  account: lostAccounts,
  batch: pausedBatches,
  render: failedRenders,
  webhook_endpoint: pausedEndpoints,
};

const AGENTS = 'concerned_agent';

const PAGE: AttentionPage = {
  agents: AGENTS,
  organizationId: '$1',
  now: '$2::timestamptz',
  oldest: '$3::timestamptz',
  limit: '$4',
  follows: (since, kind, itemId) =>
    `${since} <= $5::timestamptz AND (${since}, '${kind}', (${itemId})::text COLLATE "C")
       < ($5::timestamptz, $6::text COLLATE "C", $7::text)`,
};

/** Names the types of parameters that not all selections use. */
const TYPED = 'SELECT $2::timestamptz, $3::timestamptz';

/** Sorts after every item. */
const START = { since: 'infinity', kind: '~', itemId: '~' };

export interface AttentionRequest {
  readonly organizationId: number;
  /** All agents of the organization where absent. */
  readonly agentId?: number;
  readonly kinds: readonly AttentionKind[];
  readonly now: Date;
  /** The time before which ended work needs nobody any more. */
  readonly oldest: Date;
  readonly limit: number;
  readonly after?: AttentionPosition;
}

/** Selects the records that need a person over all domains that know of some. */
@Injectable()
export class AttentionRepository {
  constructor(private readonly db: Database) {}

  /** Returns items after a position, newest first, by one statement. */
  async page({ organizationId, agentId, kinds, now, oldest, limit, after }: AttentionRequest): Promise<AttentionRow[]> {
    const { since, kind, itemId } = after ?? START;
    return this.db.rowsOfMany(Item, statementFor(kinds), [
      ...[organizationId, now, oldest, limit, since, kind, itemId],
      agentId ?? null,
    ]);
  }
}

/** Returns the statement for these kinds. */
function statementFor(kinds: readonly AttentionKind[]): string {
  const selections = kinds.map((kind) => `(${SELECTIONS[kind](PAGE)})`);
  return `
    WITH ${AGENTS} AS MATERIALIZED (
      SELECT id, name FROM (${livingAgentsOf('$1')}) AS living, (${TYPED}) AS typed WHERE $8::bigint IS NULL OR id = $8
    )
    SELECT item.kind, item_id, agent_id, owner.name AS agent_name, since,
      to_char(since AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS since_text, code, reason, title, expires_at,
      ids
    FROM (${selections.join(' UNION ALL ')}) AS item JOIN ${AGENTS} AS owner ON owner.id = agent_id
    ORDER BY since DESC, item.kind COLLATE "C" DESC, item_id COLLATE "C" DESC LIMIT $4`;
}
