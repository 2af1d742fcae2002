import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Archive, CheckCheck, Inbox, ListFilter, Settings2 } from 'lucide-react';
import { notificationsQuery, type InboxFilter } from '../api/notification-queries.js';
import { LoadFailed } from '../app/error-pages.js';
import { useOrganization } from '../app/use-organization.js';
import { Button } from '../design/components/controls/button.js';
import { LinkButton } from '../design/components/controls/link-button.js';
import { Segments } from '../design/components/controls/segments.js';
import { EmptyState } from '../design/components/feedback/empty-state.js';
import { SkeletonRows } from '../design/components/feedback/skeleton.js';
import { Key } from '../design/components/layout/status.js';
import { Page } from '../design/components/layout/page.js';
import { Menu, MenuItem } from '../design/components/overlays/menu.js';
import { strings } from '../strings/en.js';
import { useInboxActs } from './inbox-acts.js';
import type { InboxSearch } from './inbox-search.js';
import { TOPIC_NAMES, TOPICS } from './inbox-topics.js';
import { NotificationList } from './notification-list.js';
import styles from './inbox.module.css';

const text = strings.inbox;
const route = getRouteApi('/signed-in/o/$organization/inbox');
const VIEWS = (['all', 'unread', 'archived'] as const).map((value) => ({ value, label: text.views[value] }));

/** The notifications of the user in the organization. */
export function InboxPage() {
  const { id, params } = useOrganization();
  const { view = 'all', topic } = route.useSearch();
  const filter: InboxFilter = { view, ...(topic ? { kinds: TOPICS[topic] } : {}) };
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    notificationsQuery(id, filter),
  );
  const acts = useInboxActs(filter);
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const unread = items.find(({ read_at: readAt }) => readAt === null);
  return (
    <Page
      title={text.title}
      actions={
        <>
          {view !== 'archived' && items[0] && (
            <Button icon={<CheckCheck />} isDisabled={!unread} onPress={() => acts.readUntil(items[0]!)}>
              {text.readAll}
            </Button>
          )}
          <LinkButton icon={<Settings2 />} to="/o/$organization/inbox/settings" params={params}>
            {text.settings}
          </LinkButton>
        </>
      }
      below={<Filters />}
    >
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows />}
      {data && items.length === 0 && <Empty view={view} isFiltered={topic !== undefined} />}
      {items.length > 0 && (
        <>
          <NotificationList items={items} acts={acts} />
          <p className={styles.keys}>
            {text.keys.map(({ keys, act }) => (
              <span key={act}>
                {keys.map((key) => (
                  <Key key={key}>{key}</Key>
                ))}{' '}
                {act}
              </span>
            ))}
          </p>
        </>
      )}
      {hasNextPage && (
        <div className={styles.more}>
          <Button kind="plain" isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            {text.more}
          </Button>
        </div>
      )}
    </Page>
  );
}

function Filters() {
  const { params } = useOrganization();
  const { view, topic } = route.useSearch();
  const navigate = useNavigate();
  const filterBy = (search: InboxSearch) =>
    void navigate({ to: '/o/$organization/inbox', params, search, replace: true });
  return (
    <div className={styles.filters}>
      <Segments
        label={text.view}
        value={view ?? 'all'}
        options={VIEWS}
        onChange={(chosen) => filterBy({ ...(chosen === 'all' ? {} : { view: chosen }), ...(topic ? { topic } : {}) })}
      />
      <Menu
        label={text.topic}
        placement="bottom start"
        trigger={
          <Button kind="plain" icon={<ListFilter />}>
            {topic ? text.topics[topic] : text.everything}
          </Button>
        }
      >
        <MenuItem onAction={() => filterBy(view ? { view } : {})}>{text.everything}</MenuItem>
        {TOPIC_NAMES.map((name) => (
          <MenuItem key={name} onAction={() => filterBy({ ...(view ? { view } : {}), topic: name })}>
            {text.topics[name]}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}

function Empty({ view, isFiltered }: { readonly view: InboxFilter['view']; readonly isFiltered: boolean }) {
  if (isFiltered) return <EmptyState icon={<ListFilter />} title={text.noneOfTopic} hint={text.noneOfTopicHint} />;
  if (view === 'archived')
    return <EmptyState icon={<Archive />} title={text.noneArchived} hint={text.noneArchivedHint} />;
  if (view === 'unread') return <EmptyState icon={<CheckCheck />} title={text.noneUnread} hint={text.noneUnreadHint} />;
  return <EmptyState icon={<Inbox />} title={text.none} hint={text.noneHint} />;
}
