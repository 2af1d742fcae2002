import { Injectable } from '@nestjs/common';
import { Clock, invalid } from '@reelsheet/kernel';
import { CreditGate, type Balance } from '@reelsheet/platform-credits';
import { PAGE_SIZE } from '../../billing/credits/credit-limits.js';
import { CreditService } from '../../billing/credits/credit.service.js';
import { periodOf, type DayPeriod, type WrittenPeriod } from './period.js';
import { SpendingRepository, type EntryWork, type FilteredEntry } from './spending.repository.js';
import type { LedgerFilter, Spending, SpendingGroup, SpentGroup } from './spending.js';

/** A filter as callers write it. */
export interface WrittenFilter extends Omit<LedgerFilter, 'period'>, WrittenPeriod {}

/** An entry with the agent and the sheet that it was for. */
export type StatedEntry = FilteredEntry & Omit<EntryWork, 'id'>;

export type Statement = Balance & { readonly entries: StatedEntry[] };

/** Captured credits by group, and the entries of the ledger behind each sum. */
@Injectable()
export class SpendingService {
  constructor(
    private readonly spending: SpendingRepository,
    private readonly credits: CreditGate,
    private readonly ledger: CreditService,
    private readonly clock: Clock,
  ) {}

  /** Throws `validation_error` for a period that is none or too long. */
  async read(organizationId: number, groupBy: SpendingGroup, written: WrittenPeriod): Promise<Spending> {
    const period = periodOf(written, this.clock.now());
    if (groupBy === 'day') return { groupBy, period, groups: await this.days(organizationId, period) };
    const found = await this.spending.byGroup(organizationId, period, groupBy);
    return { groupBy, period, groups: found.map(({ group, ...sums }) => ({ ...sums, group: group ?? undefined })) };
  }

  /**
   * Returns the balance and a page of the entries that match. Throws `validation_error` for a group without a period,
   * because that would read all entries.
   */
  async statement(organizationId: number, written: WrittenFilter, page: number): Promise<Statement> {
    const { from, to, kind, groupBy, group, except } = written;
    if (!groupBy && (group !== undefined || except)) throw invalid('group_by', 'is required with group and except');
    if (groupBy && (from === undefined || to === undefined)) throw invalid('from', 'and to are required with group_by');
    const period = from === undefined && to === undefined ? undefined : periodOf(written, this.clock.now());
    if (!period && kind === undefined) {
      const { entries, ...balance } = await this.ledger.statement(organizationId, page);
      return { ...balance, entries: await this.withWork(organizationId, entries) };
    }
    const [balance, entries] = await Promise.all([
      this.credits.read(organizationId),
      this.spending.entries(
        organizationId,
        { kind, period, groupBy, group, except },
        { skip: (page - 1) * PAGE_SIZE, take: PAGE_SIZE },
      ),
    ]);
    return { ...balance, entries: await this.withWork(organizationId, entries) };
  }

  private async withWork(organizationId: number, entries: readonly FilteredEntry[]): Promise<StatedEntry[]> {
    const found = await this.spending.workOf(
      organizationId,
      entries.map(({ id }) => id),
    );
    const work = new Map(found.map((each) => [each.id, each]));
    return entries.map((entry) => {
      const { agentId = null, sheetId = null } = work.get(entry.id) ?? {};
      return { ...entry, agentId, sheetId };
    });
  }

  /** Returns all days of the period, also those without captures. */
  private async days(organizationId: number, period: DayPeriod): Promise<SpentGroup[]> {
    const found = await this.spending.byDay(organizationId, period);
    const sums = new Map(found.map(({ day, amount, entries }) => [day, { amount, entries }]));
    return period.days.map((group, index) => ({
      ...{ group, label: null },
      ...(sums.get(index + 1) ?? { amount: 0, entries: 0 }),
    }));
  }
}
