import type { AttentionItemView } from '@reelsheet/client';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CheckCheck, OctagonPause, Clapperboard, OctagonAlert, PlugZap, ShieldQuestion, Webhook } from 'lucide-react';
import { attentionQuery, overviewQuery } from '../api/overview-queries.js';
import { LoadFailed } from '../app/error-pages.js';
import { PageLink } from '../app/page-link.js';
import { useOrganization } from '../app/use-organization.js';
import { Button } from '../design/components/controls/button.js';
import { SkeletonRows } from '../design/components/feedback/skeleton.js';
import { List, Row } from '../design/components/layout/list.js';
import { Section } from '../design/components/layout/page.js';
import { Time } from '../design/components/layout/time.js';
import { strings } from '../strings/en.js';
import { AttentionActions } from './attention-actions.js';
import { keyOf, targetOf, withDrafts } from './attention-item.js';
import { DraftsRow } from './drafts-row.js';
import { attentionTitle } from './attention-title.js';
import styles from './home.module.css';

const text = strings.home;

/** Everything that needs a person. */
export const AttentionList = () => (
  <Section title={text.attention}>
    <Items />
  </Section>
);

function Items() {
  const { id } = useOrganization();
  const { data: overview, isPending } = useQuery(overviewQuery(id));
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(attentionQuery(id));
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data || isPending) return <SkeletonRows rows={3} />;
  const items = data.pages.flatMap((page) => page.items);
  const waiting = withDrafts(overview?.agents ?? []);
  if (items.length === 0 && waiting.length === 0) return <NothingToDo />;
  return (
    <>
      <List label={text.attention}>
        {waiting.map((agent) => (
          <DraftsRow key={agent.id} agent={agent} />
        ))}
        {items.map((item) => (
          <AttentionRow key={keyOf(item)} item={item} />
        ))}
      </List>
      {hasNextPage && (
        <Button kind="plain" isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          {strings.common.showMore}
        </Button>
      )}
    </>
  );
}

const NothingToDo = () => (
  <div className={styles.calm}>
    <CheckCheck aria-hidden="true" />
    <p>
      <strong>{text.nothing}</strong>
      {text.nothingHint}
    </p>
  </div>
);

const ICONS: Readonly<Record<AttentionItemView['kind'], React.ReactNode>> = {
  gate: <ShieldQuestion className={styles.neutral} aria-hidden="true" />,
  account: <PlugZap className={styles.warning} aria-hidden="true" />,
  post: <OctagonAlert className={styles.danger} aria-hidden="true" />,
  batch: <OctagonPause className={styles.warning} aria-hidden="true" />,
  render: <Clapperboard className={styles.danger} aria-hidden="true" />,
  webhook_endpoint: <Webhook className={styles.warning} aria-hidden="true" />,
};

const AttentionRow = ({ item }: { readonly item: AttentionItemView }) => (
  <Row
    isWrapping
    icon={ICONS[item.kind]}
    title={<PageLink target={targetOf(item)}>{attentionTitle(item)}</PageLink>}
    detail={
      <>
        {item.agent_name} · {item.kind === 'gate' || item.reason === '' ? '' : `${item.reason} · `}
        <Time at={item.since} />
      </>
    }
    end={<AttentionActions item={item} />}
  />
);
