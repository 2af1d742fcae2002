import { choices, toCredits } from '@reelsheet/kernel';
import { Choice, Decimal, Id, ListOf, Text, Whole } from '@reelsheet/platform-http';
import type { Balance } from '@reelsheet/platform-credits';
import { MAX_CREDITS } from './credit-limits.js';
import type { LedgerEntry } from './ledger.repository.js';

type ListedEntry = Pick<LedgerEntry, 'id' | 'amount' | 'reference' | 'createdAt'> & {
  readonly kind: string;
  readonly agentId: number | null;
  readonly sheetId: number | null;
};

export class GrantBody {
  @Whole({ min: 1 })
  organization_id!: number;

  @Decimal({ min: 0.000001, max: MAX_CREDITS, about: 'credits, up to six decimals' })
  amount!: number;

  @Text({ max: 500 })
  reason!: string;

  @Text({ max: 128, about: 'repeating a key returns the first response' })
  idempotency_key!: string;
}

export class GrantView {
  @Whole({ about: "the grant's ledger entry" }) id!: number;
  @Decimal({ about: 'credits after the grant' }) balance!: number;
}

export class StatementQuery {
  @Whole({ optional: true, min: 1, max: 1_000_000, default: 1, about: '50 entries a page' })
  page?: number;
}

export const ENTRY_KINDS = choices(
  'Kind of a ledger entry',
  {
    grant: 'credits from the operator',
    hold: 'reserved by an order',
    capture: 'charged at its end; balance and held fall',
    release: 'given back by an order that ended; held falls',
  },
  'A job has one hold, then a capture, a release, or both.',
);

export class LedgerEntryView {
  @Whole() id!: number;
  @Choice(ENTRY_KINDS) kind!: string;
  @Decimal({ about: 'credits' }) amount!: number;
  @Text({ about: 'shared by all entries of one job', example: 'generation:12' }) reference!: string;
  @Id({ nullable: true, about: 'the agent that it was for; null where base stores no record of it' })
  agent_id!: number | null;
  @Id({ nullable: true, about: 'the sheet in which it was used; null for what belongs to none' })
  sheet_id!: number | null;
  @Text({ format: 'date-time' }) created_at!: string;
}

export class StatementView {
  @Decimal({ about: 'grants − captures' }) balance!: number;
  @Decimal({ about: 'held by running jobs' }) held!: number;
  @Decimal({ about: 'balance − held' }) available!: number;
  @ListOf(() => LedgerEntryView, { about: 'newest first' }) entries!: LedgerEntryView[];
}

export function toStatement({
  balance,
  held,
  available,
  entries,
}: Balance & { entries: ListedEntry[] }): StatementView {
  return {
    balance: toCredits(balance),
    held: toCredits(held),
    available: toCredits(available),
    entries: entries.map(toEntry),
  };
}

function toEntry({ id, kind, amount, reference, agentId, sheetId, createdAt }: ListedEntry): LedgerEntryView {
  return {
    ...{ id, kind, amount: toCredits(amount), reference },
    ...{ agent_id: agentId, sheet_id: sheetId, created_at: createdAt.toISOString() },
  };
}
