import { Injectable } from '@nestjs/common';
import { bigint, Database, integer, nullable, row, text, timestamp, type RowOf } from '@reelsheet/platform-database';
import { agentNamesOf } from '../../agents/agents/agent.sql.js';
import { entriesInPeriod, entriesOfIds } from '../../billing/credits/ledger.sql.js';
import { sheetTitlesOf } from '../../sheets/sheet/sheet.sql.js';
import type { DayPeriod } from './period.js';
import { MAX_SPENDING_GROUPS } from './spending-limits.js';
import type { LedgerFilter, SpendingGroup } from './spending.js';
import { groupOf, joinWork, WORK_OF } from './spent-on.sql.js';

const Day = row({ day: integer(), amount: bigint(), entries: integer() });
const Group = row({ group: nullable(text()), label: nullable(text()), amount: bigint(), entries: integer() });
export type GroupRow = RowOf<typeof Group>;

const Entry = row({ id: bigint(), kind: text(), amount: bigint(), reference: text(), createdAt: timestamp() });
export type FilteredEntry = RowOf<typeof Entry>;

const Work = row({ id: bigint(), agentId: nullable(bigint()), sheetId: nullable(bigint()) });
export type EntryWork = RowOf<typeof Work>;

/** The ids and labels of groups that have names; ids are compared as text, because groups are. */
const LABELS: Readonly<Partial<Record<SpendingGroup, (organizationId: string) => string>>> = {
  agent: agentNamesOf,
  sheet: sheetTitlesOf,
};

const NO_LABELS = `SELECT NULL::bigint AS id, NULL::text AS label WHERE false`;
const IN_PERIOD = entriesInPeriod('$1', '$2', '$3');

/** Sums of captures, and the entries behind them, from the ledger alone. */
@Injectable()
export class SpendingRepository {
  constructor(private readonly db: Database) {}

  /** Returns the sums of days that have captures. Day 1 is the first one. */
  async byDay(organizationId: number, { bounds }: DayPeriod): Promise<RowOf<typeof Day>[]> {
    return this.db.rowsOfReplica(
      Day,
      `SELECT width_bucket(created_at, $4::timestamptz[]) AS day, sum(amount)::bigint AS amount,
         count(*)::integer AS entries
       FROM (${IN_PERIOD}) AS entry WHERE kind = 'capture' GROUP BY 1`,
      [organizationId, bounds[0], bounds.at(-1), bounds],
    );
  }

  /** Returns the largest sums, then one row without a group for all others. */
  async byGroup(
    organizationId: number,
    { bounds }: DayPeriod,
    groupBy: Exclude<SpendingGroup, 'day'>,
  ): Promise<GroupRow[]> {
    return this.db.rowsOfReplica(
      Group,
      `WITH summed AS (
         SELECT ${groupOf(groupBy)} AS name, sum(entry.amount)::bigint AS amount, count(*)::integer AS entries
         FROM (${IN_PERIOD}) AS entry ${joinWork('$1')} WHERE entry.kind = 'capture' GROUP BY 1
       ), ranked AS (
         SELECT summed.*, row_number() OVER (ORDER BY amount DESC, name COLLATE "C") AS rank FROM summed
       ), listed AS (
         SELECT CASE WHEN rank <= $4 THEN name END AS name, sum(amount)::bigint AS amount,
           sum(entries)::integer AS entries, min(rank) AS rank
         FROM ranked GROUP BY 1
       )
       SELECT listed.name AS group, labels.label, listed.amount, listed.entries
       FROM listed LEFT JOIN (${LABELS[groupBy]?.('$1') ?? NO_LABELS}) AS labels ON labels.id::text = listed.name
       ORDER BY listed.rank`,
      [organizationId, bounds[0], bounds.at(-1), MAX_SPENDING_GROUPS],
    );
  }

  /** Returns the agents and sheets of entries. */
  async workOf(organizationId: number, entryIds: readonly number[]): Promise<EntryWork[]> {
    return this.db.rowsOfMany(
      Work,
      `SELECT entry.id, ${WORK_OF.agent} AS agent_id, ${WORK_OF.sheet} AS sheet_id
       FROM (${entriesOfIds('$1', '$2')}) AS entry ${joinWork('$1')}`,
      [organizationId, entryIds],
    );
  }

  /** Returns a page of entries, newest first. */
  async entries(
    organizationId: number,
    { kind, period, groupBy, group, except }: LedgerFilter,
    { skip, take }: { readonly skip: number; readonly take: number },
  ): Promise<FilteredEntry[]> {
    const name = groupBy ? groupOf(groupBy) : 'NULL::text';
    return this.db.rowsOfReplica(
      Entry,
      `SELECT entry.id, entry.kind, entry.amount, entry.reference, entry.created_at
       FROM (${IN_PERIOD}) AS entry ${groupBy ? joinWork('$1') : ''}
       WHERE ($4::text IS NULL OR entry.kind = $4) AND ($5::text IS NULL OR ${name} = $5)
         AND ($6::text[] IS NULL OR ${name} <> ALL ($6))
       ORDER BY entry.id DESC OFFSET $7 LIMIT $8`,
      [
        ...[organizationId, period?.bounds[0] ?? '-infinity', period?.bounds.at(-1) ?? 'infinity', kind ?? null],
        ...[group ?? null, except ?? null, skip, take],
      ],
    );
  }
}
