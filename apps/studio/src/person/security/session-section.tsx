import { dataOf, type SessionView } from '@reelsheet/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shownError } from '../../api/api-errors.js';
import { sessionsQuery } from '../../api/person-queries.js';
import { keys } from '../../api/query-keys.js';
import { services } from '../../api/services.js';
import { LoadFailed } from '../../app/error-pages.js';
import { Button } from '../../design/components/controls/button.js';
import { addMessage } from '../../design/components/feedback/messages.js';
import { SkeletonRows } from '../../design/components/feedback/skeleton.js';
import { List, Row } from '../../design/components/layout/list.js';
import { Section } from '../../design/components/layout/page.js';
import { Tag } from '../../design/components/layout/status.js';
import { Time } from '../../design/components/layout/time.js';
import { ConfirmDialog } from '../../design/components/overlays/confirm-dialog.js';
import { useSubmission } from '../../design/submission.js';
import { person } from '../../strings/en/person.js';
import { deviceName } from '../device-name.js';

const text = person.sessions;

/** Sessions of the person who is signed in; all but the present one can be ended. */
export function SessionSection() {
  const { data: sessions, error, refetch } = useQuery(sessionsQuery);
  const others = sessions?.filter(({ current }) => !current) ?? [];
  return (
    <Section title={text.title} end={others.length > 0 && <EndOthers sessions={others} />}>
      {!sessions && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={2} />)}
      {sessions && (
        <List label={text.title}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </List>
      )}
    </Section>
  );
}

function SessionRow({ session }: { readonly session: SessionView }) {
  const { id, user_agent: userAgent, network, last_used_at: lastUsed, current } = session;
  const queries = useQueryClient();
  const { isPending, run } = useSubmission();
  const name = deviceName(userAgent) ?? text.unknown;
  const end = async () => {
    try {
      await dataOf(services().base.sessions.end({ path: { id } }));
      addMessage({ kind: 'positive', text: text.ended(name) });
    } catch (error) {
      addMessage({ kind: 'danger', text: shownError(error).message });
    }
    await queries.invalidateQueries({ queryKey: keys.sessions });
  };
  return (
    <Row
      title={name}
      detail={
        <>
          {network !== null && `${network} · `}
          {text.lastUsed} <Time at={lastUsed} />
        </>
      }
      end={
        current ? (
          <Tag>{text.current}</Tag>
        ) : (
          <Button size="small" isPending={isPending} aria-label={text.endOf(name)} onPress={() => run(end)}>
            {text.end}
          </Button>
        )
      }
    />
  );
}

function EndOthers({ sessions }: { readonly sessions: readonly SessionView[] }) {
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const endAll = async () => {
    for (const { id } of sessions) await dataOf(services().base.sessions.end({ path: { id } }));
    addMessage({ kind: 'positive', text: text.othersEnded });
  };
  return (
    <>
      <Button size="small" kind="plain" onPress={() => setOpen(true)}>
        {text.endOthers}
      </Button>
      <ConfirmDialog
        title={text.endOthersTitle}
        hint={text.endOthersHint}
        action={text.endOthers}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onConfirm={() => endAll().finally(() => queries.invalidateQueries({ queryKey: keys.sessions }))}
      />
    </>
  );
}
