import type { SpendingView } from '@reelsheet/client';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ChartNoAxesColumn } from 'lucide-react';
import { spendingQuery } from '../api/money-queries.js';
import { LoadFailed } from '../app/error-pages.js';
import { useOrganization } from '../app/use-organization.js';
import { classes } from '../design/classes.js';
import { BarPlot } from '../design/components/data/bar-plot.js';
import { Cell, Table } from '../design/components/data/table.js';
import { EmptyState } from '../design/components/feedback/empty-state.js';
import { SkeletonRows } from '../design/components/feedback/skeleton.js';
import { Section } from '../design/components/layout/page.js';
import { money as text } from '../strings/en/money.js';
import { amount, shortDay } from '../strings/format.js';
import { ChargeCells } from './charge-cells.js';
import { LedgerLink } from './credit-figures.js';
import { DownloadButton } from './download-button.js';
import { dearestOf } from './dearest-day.js';
import { searchOfQuery } from './ledger-search.js';
import type { ShownPeriod } from './period.js';
import styles from './money.module.css';

const COLUMNS = [
  { title: text.day },
  { title: text.captures, isNumber: true },
  { title: text.credits, isNumber: true },
];

/** Credits that were spent on each day: a plot, and the same values in a table. */
export function DaySpending({ period }: { readonly period: ShownPeriod }) {
  const { id } = useOrganization();
  const { data, error, refetch, isPlaceholderData } = useQuery(spendingQuery(id, period, 'day'));
  const content = data ? (
    <div className={classes(isPlaceholderData && styles.stale)}>
      <Days spending={data} />
    </div>
  ) : error ? (
    <LoadFailed error={error} onRetry={() => void refetch()} />
  ) : (
    <SkeletonRows />
  );
  return (
    <Section title={text.byDay} end={<DownloadButton period={period} by="day" />}>
      {content}
    </Section>
  );
}

function Days({ spending }: { readonly spending: SpendingView }) {
  const { params } = useOrganization();
  const navigate = useNavigate();
  if (spending.entries === 0)
    return <EmptyState icon={<ChartNoAxesColumn />} title={text.nothing} hint={text.nothingHint} />;
  const queries = new Map(spending.groups.map(({ group, ledger_query }) => [group, ledger_query]));
  const open = (day: string) =>
    void navigate({
      to: '/o/$organization/settings/money/ledger',
      params,
      search: searchOfQuery(queries.get(day) ?? ''),
    });
  return (
    <>
      <DearestDay spending={spending} />
      <div className={styles.beside}>
        <BarPlot
          label={text.plotOfDays}
          bars={spending.groups.map(({ group, credits }) => ({ id: group, label: shortDay(group), value: credits }))}
          describe={({ label, value }) => text.dayValue(label, amount(value))}
          onChoose={({ id }) => open(id)}
        />
        <Table
          label={text.tableOfDays}
          columns={COLUMNS}
          isLow
          foot={
            <tr>
              <th scope="row">{text.total}</th>
              <Cell isNumber>{spending.entries.toLocaleString('en')}</Cell>
              <Cell isNumber>{amount(spending.credits)}</Cell>
            </tr>
          }
        >
          {spending.groups
            .filter(({ entries }) => entries > 0)
            .toReversed()
            .map(({ group, credits, entries, ledger_query }) => (
              <tr key={group}>
                <th scope="row">{shortDay(group)}</th>
                <ChargeCells
                  name={shortDay(group)}
                  entries={entries}
                  credits={credits}
                  search={searchOfQuery(ledger_query)}
                />
              </tr>
            ))}
        </Table>
      </div>
    </>
  );
}

/** Says on which day the most was spent, and leads to its charges. */
function DearestDay({ spending }: { readonly spending: SpendingView }) {
  const day = dearestOf(spending.groups);
  if (!day) return null;
  const name = shortDay(day.group);
  return (
    <p className={styles.dearest}>
      {text.dearest(name, amount(day.credits))}{' '}
      <LedgerLink search={searchOfQuery(day.ledger_query)}>{text.chargesOfDay(day.entries, name)}</LedgerLink>
    </p>
  );
}
