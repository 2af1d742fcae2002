import { dataOf, type SpendingGroupBy, type SpendingView, type StatementView } from '@reelsheet/client';
import { queryOptions } from '@tanstack/react-query';
import { queryOf, type LedgerSearch } from '../money/ledger-search.js';
import type { ShownPeriod } from '../money/period.js';
import { keys } from './query-keys.js';
import { services } from './services.js';

/** Entries of a page of the ledger. */
export const ENTRIES_PER_PAGE = 50;

const spendingRequest = (organizationId: number, { from, to, timeZone }: ShownPeriod, by: SpendingGroupBy) => ({
  path: { organization_id: organizationId },
  query: { from, to, time_zone: timeZone, group_by: by },
});

/** Sums of a period, by one thing; those of the previous choice are shown until they arrive. */
export const spendingQuery = (organizationId: number, period: ShownPeriod, by: SpendingGroupBy) =>
  queryOptions({
    queryKey: [...keys.credits(organizationId), 'spending', by, period.from, period.to, period.timeZone],
    placeholderData: (previous: SpendingView | undefined) => previous,
    queryFn: () => dataOf(services().base.credits.spending.get(spendingRequest(organizationId, period, by))),
  });

/** Reads the same as a file. */
export async function spendingFile(organizationId: number, period: ShownPeriod, by: SpendingGroupBy): Promise<Blob> {
  const { path, query } = spendingRequest(organizationId, period, by);
  const request = { path, query: { ...query, format: 'csv' }, parseAs: 'blob' } as const;
  const file: object = await dataOf(services().base.credits.spending.get(request));
  return file as Blob;
}

export const ledgerEntriesQuery = (organizationId: number, search: LedgerSearch) =>
  queryOptions({
    queryKey: [...keys.credits(organizationId), 'ledger', search],
    placeholderData: (previous: StatementView | undefined) => previous,
    queryFn: () =>
      dataOf(services().base.credits.get({ path: { organization_id: organizationId }, query: queryOf(search) })),
  });
