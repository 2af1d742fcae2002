import type { SpendingView } from '@reelsheet/client';
import { useQuery } from '@tanstack/react-query';
import { spendingQuery } from '../api/money-queries.js';
import { LoadFailed } from '../app/error-pages.js';
import { useOrganization } from '../app/use-organization.js';
import { classes } from '../design/classes.js';
import { Segments } from '../design/components/controls/segments.js';
import { ShareBar } from '../design/components/data/bar-plot.js';
import { Cell, Table } from '../design/components/data/table.js';
import { SkeletonRows } from '../design/components/feedback/skeleton.js';
import { Section } from '../design/components/layout/page.js';
import { money as text } from '../strings/en/money.js';
import { amount, percent } from '../strings/format.js';
import { ChargeCells } from './charge-cells.js';
import { DownloadButton } from './download-button.js';
import { groupName } from './entry-names.js';
import { searchOfQuery } from './ledger-search.js';
import { useSpendingSearch } from './period-choice.js';
import { GROUPINGS, type ShownPeriod, type SpendingGrouping } from './period.js';
import styles from './money.module.css';

const OPTIONS = GROUPINGS.map((value) => ({ value, label: text.groups[value] }));

/** Credits that were spent by agent, sheet, kind, model or network, with the share of each as a bar. */
export function GroupSpending({ period }: { readonly period: ShownPeriod }) {
  const { id } = useOrganization();
  const change = useSpendingSearch();
  const { data, error, refetch, isPlaceholderData } = useQuery(spendingQuery(id, period, period.by));
  return (
    <Section title={text.by} end={<DownloadButton period={period} by={period.by} />}>
      <div className={styles.filter}>
        <Segments
          label={text.by}
          value={period.by}
          options={OPTIONS}
          onChange={(by) => change((before) => ({ ...before, by }))}
        />
      </div>
      {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <SkeletonRows />)}
      {data && data.entries > 0 && (
        <div className={classes(isPlaceholderData && styles.stale)}>
          <Groups spending={data} by={data.group_by === 'day' ? period.by : data.group_by} />
        </div>
      )}
      {data?.entries === 0 && <p>{text.nothing}</p>}
    </Section>
  );
}

function Groups({ spending, by }: { readonly spending: SpendingView; readonly by: SpendingGrouping }) {
  const columns = [
    { title: text.groups[by] },
    { title: text.share, isWide: true },
    { title: text.captures, isNumber: true },
    { title: text.credits, isNumber: true },
  ];
  return (
    <Table
      label={text.tableOf(text.groups[by])}
      columns={columns}
      foot={
        <tr>
          <th scope="row">{text.total}</th>
          <Cell />
          <Cell isNumber>{spending.entries.toLocaleString('en')}</Cell>
          <Cell isNumber>{amount(spending.credits)}</Cell>
        </tr>
      }
    >
      {spending.groups.map(({ group, label, credits, entries, ledger_query }) => {
        const name = groupName(by, group, label);
        const share = spending.credits === 0 ? 0 : credits / spending.credits;
        return (
          <tr key={group}>
            <th scope="row">{name}</th>
            <Cell>
              <span className={styles.share}>
                <ShareBar share={share} />
                <span>{percent(share)}</span>
              </span>
            </Cell>
            <ChargeCells name={name} entries={entries} credits={credits} search={searchOfQuery(ledger_query, name)} />
          </tr>
        );
      })}
    </Table>
  );
}
