import type { MessageView } from '@reelsheet/client';
import { useEffect, useRef } from 'react';
import { useShownAgent } from '../sheets/list/sheets-frame.js';
import { Avatar } from '../design/components/layout/avatar.js';
import { Time } from '../design/components/layout/time.js';
import { chat as text } from '../strings/en/chat.js';
import styles from './chat.module.css';
import type { ConversationEntry } from './conversation-entries.js';
import { RunBlock } from './run-block.js';

/** The messages of a conversation, with what the agent did for each answer. */
export function MessageList({ entries }: { readonly entries: readonly ConversationEntry[] }) {
  const { agent } = useShownAgent();
  const end = useRef<HTMLDivElement>(null);
  const last = entries.at(-1);
  const seen = `${last?.runId} ${last?.messages.length} ${last?.run?.pending_action?.id}`;
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, [seen]);
  return (
    <div className={styles.messages} role="log" aria-label={text.conversation} tabIndex={0}>
      {entries.map(({ runId, messages, run }) => {
        const [said, answers] = [messages.filter(isOfPerson), messages.filter((each) => !isOfPerson(each))];
        return (
          <div key={runId} className={styles.entry}>
            {said.map((message) => (
              <Message key={message.id} message={message} />
            ))}
            {run && <RunBlock agentId={agent.id} run={run} />}
            {answers.map((message) => (
              <Message key={message.id} message={message} />
            ))}
          </div>
        );
      })}
      <div ref={end} />
    </div>
  );
}

const isOfPerson = ({ role }: MessageView): boolean => role === 'user';

function Message({ message }: { readonly message: MessageView }) {
  const { agent } = useShownAgent();
  const isOwn = isOfPerson(message);
  return (
    <article className={styles.message} data-role={message.role}>
      <header>
        {!isOwn && <Avatar name={agent.name} url={agent.primary_avatar_url} size="small" />}
        <strong>{isOwn ? text.you : agent.name}</strong>
        <Time at={message.created_at} />
      </header>
      <p className={styles.content}>{message.content}</p>
    </article>
  );
}
