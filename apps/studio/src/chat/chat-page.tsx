import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { conversationQuery } from '../api/conversation-queries.js';
import { LoadFailed } from '../app/error-pages.js';
import { useOrganization } from '../app/use-organization.js';
import { LinkButton } from '../design/components/controls/link-button.js';
import { EmptyState } from '../design/components/feedback/empty-state.js';
import { SkeletonRows } from '../design/components/feedback/skeleton.js';
import { Avatar } from '../design/components/layout/avatar.js';
import { SheetsFrame, useShownAgent } from '../sheets/list/sheets-frame.js';
import { strings } from '../strings/en.js';
import { chat as text } from '../strings/en/chat.js';
import styles from './chat.module.css';
import { Composer } from './composer.js';
import { entriesOf, openRunOf } from './conversation-entries.js';
import { ConversationList } from './conversation-list.js';
import { ConversationMenu } from './conversation-menu.js';
import { MessageList } from './message-list.js';

const route = getRouteApi('/signed-in/o/$organization/agents/$agent/chat/$conversation');

interface ChatFrameProps {
  readonly children: ReactNode;
  /** True if a conversation is shown, which has the whole width of a phone. */
  readonly isOpen?: boolean;
}

const ChatFrame = ({ children, isOpen }: ChatFrameProps) => (
  <SheetsFrame title={strings.agents.tabs.chat}>
    <div className={styles.chat} data-open={isOpen || undefined}>
      <ConversationList />
      <div className={styles.shown}>{children}</div>
    </div>
  </SheetsFrame>
);

/** The conversations with an agent, and the beginning of another one. */
export function ChatPage() {
  const { canEdit } = useOrganization();
  const { agent } = useShownAgent();
  return (
    <ChatFrame>
      <EmptyState
        icon={<Avatar name={agent.name} url={agent.primary_avatar_url} />}
        title={text.empty(agent.name)}
        hint={canEdit ? text.emptyHint : text.viewer}
      />
      {canEdit && <Composer conversationId={undefined} openRunId={undefined} />}
    </ChatFrame>
  );
}

/** One conversation with an agent. */
export function ConversationPage() {
  const { conversation } = route.useParams();
  return (
    <ChatFrame isOpen>
      <Conversation key={conversation} conversationId={conversation} />
    </ChatFrame>
  );
}

function Conversation({ conversationId }: { readonly conversationId: string }) {
  const { id, canEdit } = useOrganization();
  const { agent, params } = useShownAgent();
  const { data, error, refetch } = useQuery(conversationQuery(id, agent.id, conversationId));
  if (!data) return error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <SkeletonRows />;
  const { conversation, runs } = data;
  return (
    <>
      <header className={styles.header}>
        <LinkButton
          kind="plain"
          size="small"
          icon={<ArrowLeft />}
          aria-label={text.all}
          to="/o/$organization/agents/$agent/chat"
          params={params}
        />
        <h2>{conversation.title}</h2>
        {canEdit && <ConversationMenu conversation={conversation} />}
      </header>
      <MessageList entries={entriesOf(conversation.messages, runs)} />
      {canEdit && <Composer conversationId={conversationId} openRunId={openRunOf(runs)?.run_id} />}
    </>
  );
}
