import { dataOf, type AuditEntryView, type MemberView } from '@reelsheet/client';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { ScrollText, ShieldCheck } from 'lucide-react';
import { auditLogQuery, type ShownAuditEntries } from '../api/audit-queries.js';
import { membersQuery } from '../api/member-queries.js';
import { services } from '../api/services.js';
import { LoadFailed } from '../app/error-pages.js';
import { useOrganization } from '../app/use-organization.js';
import { shownError } from '../api/api-errors.js';
import { Button } from '../design/components/controls/button.js';
import { SearchSelect } from '../design/components/controls/search-select.js';
import { Cell, Table } from '../design/components/data/table.js';
import { Banner } from '../design/components/feedback/banner.js';
import { EmptyState } from '../design/components/feedback/empty-state.js';
import { addMessage } from '../design/components/feedback/messages.js';
import { SkeletonRows } from '../design/components/feedback/skeleton.js';
import { useSubmission } from '../design/submission.js';
import { SettingsFrame } from '../settings/settings-frame.js';
import { strings } from '../strings/en.js';
import { auditTexts as text } from '../strings/en/audit.js';
import { settings } from '../strings/en/settings.js';
import { exactTime, referenceName } from '../strings/format.js';
import { auditSearch, detailText } from './audit-search.js';
import styles from './audit.module.css';

const route = getRouteApi('/signed-in/o/$organization/settings/audit');
const ALL = 'all';
const ACTIONS = [
  { value: ALL, label: text.allActions },
  ...Object.entries(text.actions).map(([value, label]) => ({ value, label })),
];
const COLUMNS = [
  { title: text.when },
  { title: text.action },
  { title: text.person },
  { title: text.target },
  { title: text.detail },
  { title: text.from },
];

/** The audit log of the organization, for its managers. */
export function AuditPage() {
  const { canManage } = useOrganization();
  return (
    <SettingsFrame title={settings.pages.audit} hint={text.hint} actions={canManage && <VerifyButton />}>
      {canManage ? <AuditLog /> : <Banner kind="info">{text.managersOnly}</Banner>}
    </SettingsFrame>
  );
}

function AuditLog() {
  const { id } = useOrganization();
  const search = route.useSearch();
  const { data: people = [] } = useQuery(membersQuery(id));
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    auditLogQuery(id, search),
  );
  const entries = data?.pages.flatMap((page) => page.entries);
  return (
    <>
      <Filters search={search} people={people} />
      {!entries && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <SkeletonRows />)}
      {entries?.length === 0 && <EmptyState icon={<ScrollText />} title={text.empty} hint={text.emptyHint} />}
      {entries && entries.length > 0 && (
        <Table label={settings.pages.audit} columns={COLUMNS}>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} people={people} />
          ))}
        </Table>
      )}
      {hasNextPage && (
        <div className={styles.more}>
          <Button kind="plain" isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            {strings.common.showMore}
          </Button>
        </div>
      )}
    </>
  );
}

interface FiltersProps {
  readonly search: ShownAuditEntries;
  readonly people: readonly MemberView[];
}

function Filters({ search, people }: FiltersProps) {
  const { params } = useOrganization();
  const navigate = useNavigate();
  const filter = (change: Record<string, string>) =>
    void navigate({
      to: '/o/$organization/settings/audit',
      params,
      search: auditSearch({ ...search, ...change }),
      replace: true,
    });
  const members = people.flatMap(({ user_id, name, email }) =>
    user_id === null ? [] : [{ value: String(user_id), label: name ?? email }],
  );
  return (
    <div className={styles.filters}>
      <SearchSelect
        label={text.action}
        choices={ACTIONS}
        value={search.action ?? ALL}
        onChange={(action) => filter({ action })}
      />
      <SearchSelect
        label={text.person}
        choices={[{ value: ALL, label: text.everybody }, ...members]}
        value={search.person === undefined ? ALL : String(search.person)}
        onChange={(person) => filter({ person })}
      />
    </div>
  );
}

interface EntryRowProps {
  readonly entry: AuditEntryView;
  readonly people: readonly MemberView[];
}

function EntryRow({ entry, people }: EntryRowProps) {
  const { action, target, detail, user_id: userId, key_id: keyId, address, at } = entry;
  const member = people.find(({ user_id }) => user_id === userId && userId !== null);
  const person = userId === null ? text.operator : (member?.name ?? text.somebody(userId));
  return (
    <tr>
      <Cell isMuted>
        <time dateTime={at}>{exactTime(at)}</time>
      </Cell>
      <th scope="row">{text.actions[action]}</th>
      <Cell>
        {person}
        {keyId !== null && ` ${text.withKey(keyId)}`}
      </Cell>
      <Cell isMuted>{target === null ? '' : referenceName(target)}</Cell>
      <Cell isMuted>
        <span className={styles.detail}>{detailText(detail)}</span>
      </Cell>
      <Cell isMuted>{address}</Cell>
    </tr>
  );
}

/** Checks the chain of hashes over all entries. */
function VerifyButton() {
  const { id } = useOrganization();
  const { isPending, run } = useSubmission();
  const verify = async () => {
    try {
      const { checked, broken } = await verifyAll(id);
      addMessage(
        broken === 0
          ? { kind: 'positive', text: text.verified(checked) }
          : { kind: 'danger', text: text.broken(broken) },
      );
    } catch (error) {
      addMessage({ kind: 'danger', text: shownError(error).message });
    }
  };
  return (
    <Button icon={<ShieldCheck />} isPending={isPending} onPress={() => run(verify)}>
      {text.verify}
    </Button>
  );
}

async function verifyAll(organizationId: number): Promise<{ checked: number; broken: number }> {
  const sum = { checked: 0, broken: 0 };
  let cursor: number | undefined;
  do {
    const query = cursor === undefined ? {} : { cursor };
    const page = await dataOf(services().base.auditLog.verify({ path: { organization_id: organizationId }, query }));
    sum.checked += page.checked;
    sum.broken += page.broken.length;
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return sum;
}
