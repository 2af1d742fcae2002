import { choices, prose, toCredits } from '@reelsheet/kernel';
import { Choice, Decimal, ListOf, Text, Texts, Whole } from '@reelsheet/platform-http';
import { ENTRY_KINDS, StatementQuery } from '../../billing/credits/credit.dto.js';
import { MAX_GROUP_LENGTH, MAX_SPENDING_DAYS, MAX_SPENDING_GROUPS, SPENDING_DAYS } from './spending-limits.js';
import type { WrittenFilter } from './spending.service.js';
import {
  LEDGER_GROUPS,
  ledgerQueryOf,
  OTHER,
  SPENDING_GROUPS,
  type Spending,
  type SpendingGroup,
  type SpentGroup,
} from './spending.js';

const DATE = { optional: true, max: 10, format: 'date', example: '2026-11-26' } as const;
const ZONE = 'IANA name of the zone whose days are meant';

export const SPENDING_FORMATS = choices('Format of spending', {
  json: 'JSON',
  csv: 'CSV in UTF-8 with a byte order mark, with a line for each group',
});

export class SpendingQuery {
  @Text({ ...DATE, about: `first day; ${SPENDING_DAYS} days up to \`to\` where absent` }) from?: string;
  @Text({ ...DATE, about: `last day, less than ${MAX_SPENDING_DAYS} days later; the present one where absent` })
  to?: string;
  @Text({ optional: true, min: 1, max: 100, default: 'UTC', about: ZONE, example: 'Europe/Berlin' })
  time_zone = 'UTC';
  @Choice(SPENDING_GROUPS, { optional: true, default: 'day', about: 'what each sum is of' }) group_by: SpendingGroup =
    'day';
  @Choice(SPENDING_FORMATS, { optional: true, about: 'in its absence the header `Accept` decides' })
  format?: (typeof SPENDING_FORMATS)[number];
}

export class LedgerQuery extends StatementQuery {
  @Choice(ENTRY_KINDS, { optional: true, about: 'only entries of this kind' }) kind?: string;
  @Text({ ...DATE, about: 'first day' }) from?: string;
  @Text({ ...DATE, about: `last day, less than ${MAX_SPENDING_DAYS} days later` }) to?: string;
  @Text({ optional: true, min: 1, max: 100, default: 'UTC', about: ZONE, example: 'Europe/Berlin' })
  time_zone = 'UTC';
  @Choice(LEDGER_GROUPS, { optional: true, about: 'what `group` and `except` name, as in the spending' })
  group_by?: Exclude<SpendingGroup, 'day'>;
  @Text({ optional: true, min: 1, max: MAX_GROUP_LENGTH, about: 'only entries of this group' }) group?: string;
  @Texts({
    optional: true,
    maxItems: MAX_SPENDING_GROUPS,
    max: MAX_GROUP_LENGTH,
    about: 'only entries of none of these groups',
  })
  except?: string[];
}

export class SpentGroupView {
  @Text({
    about: prose`
      a date, an id or a name, as \`group_by\` says; \`none\` for what concerns nothing of the sort, \`unknown\`
      for work that another service stores or that is stored no longer, \`other\` for all groups that are not listed`,
    example: '12',
  })
  group!: string;
  @Text({ nullable: true, about: 'the name of the agent or the title of the sheet' }) label!: string | null;
  @Decimal({ about: 'captured credits' }) credits!: number;
  @Whole({ about: 'number of captures' }) entries!: number;
  @Text({
    about: 'query of `GET /organizations/{organization_id}/credits` that lists these captures',
    example: 'kind=capture&from=2026-11-01&to=2026-11-26&time_zone=UTC&group_by=agent&group=12',
  })
  ledger_query!: string;
}

export class SpendingView {
  @Choice(SPENDING_GROUPS) group_by!: SpendingGroup;
  @Text({ format: 'date', example: '2026-11-01' }) from!: string;
  @Text({ format: 'date', example: '2026-11-26' }) to!: string;
  @Text() time_zone!: string;
  @Decimal({ about: 'captured in the period' }) credits!: number;
  @Whole({ about: 'number of captures in the period' }) entries!: number;
  @ListOf(() => SpentGroupView, {
    about: `of days each one in order; otherwise the ${MAX_SPENDING_GROUPS} largest, and one row for the others`,
  })
  groups!: SpentGroupView[];
}

export const toFilter = ({ from, to, time_zone, kind, group_by, group, except }: LedgerQuery): WrittenFilter => ({
  ...{ from, to, timeZone: time_zone, kind, groupBy: group_by, group },
  except: except?.length ? except : undefined,
});

export function toSpending(spending: Spending): SpendingView {
  const { groupBy, period, groups } = spending;
  const sum = (of: (group: SpentGroup) => number) => groups.reduce((total, group) => total + of(group), 0);
  return {
    group_by: groupBy,
    from: period.from,
    to: period.to,
    time_zone: period.timeZone,
    credits: toCredits(sum(({ amount }) => amount)),
    entries: sum(({ entries }) => entries),
    groups: groups.map((group) => toGroup(spending, group)),
  };
}

const toGroup = (spending: Spending, group: SpentGroup): SpentGroupView => ({
  group: group.group ?? OTHER,
  label: group.label,
  credits: toCredits(group.amount),
  entries: group.entries,
  ledger_query: ledgerQueryOf(spending, group),
});

/** Returns the lines of a table. */
export const toLines = ({ group_by, groups }: SpendingView): string[][] => [
  [group_by, 'label', 'credits', 'entries', 'ledger_query'],
  ...groups.map(({ group, label, credits, entries, ledger_query }) => [
    ...[group, label ?? '', String(credits), String(entries), ledger_query],
  ]),
];
