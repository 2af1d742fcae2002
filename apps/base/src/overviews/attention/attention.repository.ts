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
  /** Id of the record among those of its kind. */
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

const RECORDS = {
  agents: AGENTS,
  organizationId: '$1',
  now: '$2::timestamptz',
  oldest: '$3::timestamptz',
  limit: '$4',
} as const;

/** True if this state of an item, or a later one, was dismissed. */
const isDismissed = (since: string, kind: string, itemId: string) =>
  `EXISTS (SELECT FROM attention_dismissal AS dismissed WHERE dismissed.organization_id = $1
     AND dismissed.kind = '${kind}' AND dismissed.item_id = (${itemId})::text AND dismissed.since >= ${since})`;

const PAGE: AttentionPage = {
  ...RECORDS,
  follows: (since, kind, itemId) =>
    `${since} <= $5::timestamptz AND (${since}, '${kind}', (${itemId})::text COLLATE "C")
       < ($5::timestamptz, $6::text COLLATE "C", $7::text) AND ${isDismissed(since, kind, itemId)} = $9::boolean`,
};

/** The record with this id in the state of this time, which is shown in milliseconds. */
const ONE: AttentionPage = {
  ...RECORDS,
  follows: (since, _, itemId) => `(${itemId})::text = $5 AND date_trunc('milliseconds', ${since}) = $6::timestamptz`,
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
  /** True if the items are those that were dismissed. */
  readonly dismissed: boolean;
  readonly now: Date;
  /** The time before which ended work needs nobody any more. */
  readonly oldest: Date;
  readonly limit: number;
  readonly after?: AttentionPosition;
}

export interface DismissedState {
  readonly organizationId: number;
  readonly kind: AttentionKind;
  readonly itemId: string;
  /** The time of the state, in milliseconds. */
  readonly since: Date;
  readonly now: Date;
  readonly oldest: Date;
}

/** Selects the records that need a person over all domains that know of some. */
@Injectable()
export class AttentionRepository {
  constructor(private readonly db: Database) {}

  /** Returns items after a position, newest first, by one statement. */
  async page({ organizationId, agentId, kinds, after, ...filter }: AttentionRequest): Promise<AttentionRow[]> {
    const { now, oldest, limit, dismissed } = filter;
    const { since, kind, itemId } = after ?? START;
    return this.db.rowsOfMany(Item, statementFor(kinds), [
      ...[organizationId, now, oldest, limit, since, kind, itemId],
      ...[agentId ?? null, dismissed],
    ]);
  }

  /** Dismisses the state of an item that is listed. Returns false if the organization has no such item. */
  async dismiss({ organizationId, kind, itemId, since, now, oldest }: DismissedState): Promise<boolean> {
    const dismissed = await this.db.executeForMany(
      `WITH ${livingAgents('true')}
       INSERT INTO attention_dismissal (organization_id, kind, item_id, since, dismissed_at)
       SELECT $1, item.kind, item.item_id, item.since, $2 FROM (${SELECTIONS[kind](ONE)}) AS item
       ON CONFLICT (organization_id, kind, item_id) DO UPDATE SET since = excluded.since, dismissed_at = $2`,
      [organizationId, now, oldest, 1, itemId, since],
    );
    return dismissed > 0;
  }

  /** Lists an item again. Returns false if it was not dismissed. */
  async restore(organizationId: number, kind: AttentionKind, itemId: string): Promise<boolean> {
    const restored = await this.db.execute(
      `DELETE FROM attention_dismissal WHERE organization_id = $1 AND kind = $2 AND item_id = $3`,
      [organizationId, kind, itemId],
    );
    return restored > 0;
  }

  /** Deletes dismissals of ended work that is not listed any more, and all that are older than a time. */
  async deleteDismissals(ended: Date, before: Date): Promise<void> {
    await this.db.execute(
      `DELETE FROM attention_dismissal
       WHERE dismissed_at < $2 OR (dismissed_at < $1 AND kind IN ('post', 'render') AND since < $1)`,
      [ended, before],
    );
  }
}

const livingAgents = (condition: string) => `${AGENTS} AS MATERIALIZED (
      SELECT id, name FROM (${livingAgentsOf('$1')}) AS living, (${TYPED}) AS typed WHERE ${condition}
    )`;

/** Returns the statement for these kinds. */
function statementFor(kinds: readonly AttentionKind[]): string {
  const selections = kinds.map((kind) => `(${SELECTIONS[kind](PAGE)})`);
  return `
    WITH ${livingAgents('$8::bigint IS NULL OR id = $8')}
    SELECT item.kind, item_id, agent_id, owner.name AS agent_name, since,
      to_char(since AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS since_text, code, reason, title, expires_at,
      ids
    FROM (${selections.join(' UNION ALL ')}) AS item JOIN ${AGENTS} AS owner ON owner.id = agent_id
    ORDER BY since DESC, item.kind COLLATE "C" DESC, item_id COLLATE "C" DESC LIMIT $4`;
}
