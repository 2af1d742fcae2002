import type { LedgerEntryView } from '@reelsheet/client';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { ArrowLeft, ChevronLeft, ChevronRight, ScrollText } from 'lucide-react';
import { ENTRIES_PER_PAGE, ledgerEntriesQuery } from '../api/money-queries.js';
import { LoadFailed } from '../app/error-pages.js';
import { PageLink } from '../app/page-link.js';
import { useOrganization } from '../app/use-organization.js';
import { LinkButton } from '../design/components/controls/link-button.js';
import { Segments } from '../design/components/controls/segments.js';
import { Cell, Table } from '../design/components/data/table.js';
import { EmptyState } from '../design/components/feedback/empty-state.js';
import { SkeletonRows } from '../design/components/feedback/skeleton.js';
import { Tag } from '../design/components/layout/status.js';
import { SettingsFrame } from '../settings/settings-frame.js';
import { strings } from '../strings/en.js';
import { money } from '../strings/en/money.js';
import { exactAmount, exactTime, referenceName, shortDay } from '../strings/format.js';
import { targetOfEntry } from './entry-target.js';
import { groupName } from './entry-names.js';
import { ENTRY_KINDS, type LedgerSearch } from './ledger-search.js';
import styles from './money.module.css';

const text = money.ledger;
const route = getRouteApi('/signed-in/o/$organization/settings/money/ledger');
const KINDS = (['all', ...ENTRY_KINDS] as const).map((value) => ({ value, label: text.kinds[value] }));
const COLUMNS = [
  { title: text.when },
  { title: text.entry },
  { title: text.reference },
  { title: text.amount, isNumber: true },
];

/** The ledger, or the entries behind one figure. */
export function LedgerPage() {
  const { params } = useOrganization();
  const search = route.useSearch();
  const navigate = useNavigate();
  const goTo = (next: LedgerSearch) =>
    void navigate({ to: '/o/$organization/settings/money/ledger', params, search: next, replace: true });
  const { page: _page, kind: _kind, ...others } = search;
  return (
    <SettingsFrame
      title={text.title}
      hint={text.hint}
      actions={
        <LinkButton to="/o/$organization/settings/money" params={params} icon={<ArrowLeft />}>
          {text.back}
        </LinkButton>
      }
    >
      <div className={styles.filter}>
        <Segments
          label={text.kind}
          value={search.kind ?? 'all'}
          options={KINDS}
          onChange={(kind) => goTo(kind === 'all' ? others : { ...others, kind })}
        />
        <Limits search={search} />
      </div>
      <Entries search={search} />
    </SettingsFrame>
  );
}

/** Says which entries are shown, and leads to all of them. */
function Limits({ search }: { readonly search: LedgerSearch }) {
  const { params } = useOrganization();
  const { from, to, by, group, label, except } = search;
  const limits = [
    from && to && text.period(shortDay(from), shortDay(to)),
    by && group && text.group(money.groups[by], groupName(by, group, label ?? null)),
    by && except && text.except(money.groups[by]),
  ].filter((each): each is string => typeof each === 'string' && each !== '');
  if (limits.length === 0) return null;
  return (
    <>
      {limits.map((each) => (
        <Tag key={each}>{each}</Tag>
      ))}
      <LinkButton to="/o/$organization/settings/money/ledger" params={params} search={{}} kind="plain" size="small">
        {text.showAll}
      </LinkButton>
    </>
  );
}

function Entries({ search }: { readonly search: LedgerSearch }) {
  const { id, params } = useOrganization();
  const { data, error, refetch } = useQuery(ledgerEntriesQuery(id, search));
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows />;
  const { page = 1 } = search;
  if (data.entries.length === 0 && page === 1)
    return <EmptyState icon={<ScrollText />} title={text.empty} hint={text.emptyHint} />;
  const other = (next: number) => ({
    to: '/o/$organization/settings/money/ledger' as const,
    params,
    search: { ...search, page: next },
  });
  return (
    <>
      <Table label={text.title} columns={COLUMNS}>
        {data.entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </Table>
      <nav className={styles.controls} aria-label={strings.sheets.pages}>
        {page > 1 && (
          <LinkButton {...other(page - 1)} size="small" icon={<ChevronLeft />}>
            {strings.sheets.previous}
          </LinkButton>
        )}
        {data.entries.length >= ENTRIES_PER_PAGE && (
          <LinkButton {...other(page + 1)} size="small" icon={<ChevronRight />}>
            {strings.sheets.next}
          </LinkButton>
        )}
      </nav>
    </>
  );
}

const EntryRow = ({ entry }: { readonly entry: LedgerEntryView }) => (
  <tr>
    <Cell isMuted>
      <time dateTime={entry.created_at} className={styles.when}>
        {exactTime(entry.created_at)}
      </time>
    </Cell>
    <Cell>{text.kindNames[entry.kind]}</Cell>
    <Cell>
      <PageLink target={targetOfEntry(entry)}>{referenceName(entry.reference)}</PageLink>
    </Cell>
    <Cell isNumber>
      <span className={entry.kind === 'grant' ? styles.grant : undefined}>{exactAmount(entry.amount)}</span>
    </Cell>
  </tr>
);
