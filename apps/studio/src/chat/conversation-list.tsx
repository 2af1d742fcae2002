import { useInfiniteQuery } from '@tanstack/react-query';
import { Pin, Plus } from 'lucide-react';
import { conversationsQuery } from '../api/conversation-queries.js';
import { LoadFailed } from '../app/error-pages.js';
import { useOrganization } from '../app/use-organization.js';
import { Button } from '../design/components/controls/button.js';
import { LinkButton } from '../design/components/controls/link-button.js';
import { SkeletonRows } from '../design/components/feedback/skeleton.js';
import { Time } from '../design/components/layout/time.js';
import { useShownAgent } from '../sheets/list/sheets-frame.js';
import { strings } from '../strings/en.js';
import { chat as text } from '../strings/en/chat.js';
import { ConversationLink } from './conversation-link.js';
import styles from './chat.module.css';

/** The conversations with an agent. */
export function ConversationList() {
  const { id } = useOrganization();
  const { agent, params } = useShownAgent();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    conversationsQuery(id, agent.id),
  );
  const conversations = data?.pages.flat() ?? [];
  return (
    <nav className={styles.conversations} aria-label={text.conversations}>
      <LinkButton icon={<Plus />} to="/o/$organization/agents/$agent/chat" params={params}>
        {text.start}
      </LinkButton>
      {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={3} />)}
      {data && conversations.length === 0 && <p className={styles.none}>{text.none}</p>}
      {conversations.map(({ id: conversation, title, pinned, updated_at: at }) => (
        <ConversationLink
          key={conversation}
          to="/o/$organization/agents/$agent/chat/$conversation"
          params={{ ...params, conversation }}
        >
          <span className={styles.linkTitle}>
            {pinned && <Pin aria-label={text.pinned} />}
            {title}
          </span>
          <span className={styles.when}>
            <Time at={at} />
          </span>
        </ConversationLink>
      ))}
      {hasNextPage && (
        <Button kind="plain" isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          {strings.common.showMore}
        </Button>
      )}
    </nav>
  );
}
