import { dataOf } from '@reelsheet/client';
import { useQueryClient } from '@tanstack/react-query';
import { keys } from '../api/query-keys.js';
import { services } from '../api/services.js';
import { useOrganization } from '../app/use-organization.js';
import { Button } from '../design/components/controls/button.js';
import { addMessage } from '../design/components/feedback/messages.js';
import { useSubmission } from '../design/submission.js';
import { strings } from '../strings/en.js';
import type { AttentionItem } from './attention.js';

const text = strings.home;

/** Buttons for something that needs a person; none for members who may only read. */
export function AttentionActions({ item }: { readonly item: AttentionItem }) {
  const { canEdit } = useOrganization();
  if (!canEdit) return null;
  switch (item.kind) {
    case 'gate':
      return <GateActions item={item} />;
    case 'reconnect':
      return <ReconnectAction item={item} />;
    case 'draft':
      return <DraftAction item={item} />;
    case 'failed':
      return null;
  }
}

interface Of<Kind extends AttentionItem['kind']> {
  readonly item: Extract<AttentionItem, { kind: Kind }>;
}

/** Runs an act, shows its error as a message, and reads again what it has changed. */
function useAct(key: readonly unknown[], done?: string) {
  const queries = useQueryClient();
  const { isPending, error, run } = useSubmission();
  const act = (work: () => Promise<unknown>) =>
    run(async () => {
      await work();
      if (done !== undefined) addMessage({ kind: 'positive', text: done });
      await queries.invalidateQueries({ queryKey: key });
    });
  return { isPending, error, act };
}

function GateActions({ item: { run } }: Of<'gate'>) {
  const { id } = useOrganization();
  const { isPending, error, act } = useAct(keys.waitingRuns(id));
  const { id: actionId, sha256 } = run.pending_action!;
  const decide = async (approved: boolean) => {
    const shown = { pending_action_id: actionId, ...(sha256 === null ? {} : { pending_action_sha256: sha256 }) };
    await dataOf(services().agent.runs.approve({ path: { run_id: run.run_id }, body: { approved, ...shown } }));
    addMessage({ kind: 'positive', text: approved ? text.approved : text.rejected });
  };
  return (
    <>
      {error && <span role="alert">{error.message}</span>}
      <Button size="small" isDisabled={isPending} onPress={() => act(() => decide(false))}>
        {text.reject}
      </Button>
      <Button size="small" kind="primary" isPending={isPending} onPress={() => act(() => decide(true))}>
        {text.approve}
      </Button>
    </>
  );
}

function DraftAction({ item: { post, agent } }: Of<'draft'>) {
  const { id } = useOrganization();
  const { isPending, error, act } = useAct(keys.posts(id, agent.id), text.approved);
  const request = { path: { post_id: post.id }, query: { updated_at: post.updated_at } };
  return (
    <>
      {error && <span role="alert">{error.message}</span>}
      <Button
        size="small"
        isPending={isPending}
        onPress={() => act(() => dataOf(services().base.posts.approve(request)))}
      >
        {text.approve}
      </Button>
    </>
  );
}

function ReconnectAction({ item: { account, agent } }: Of<'reconnect'>) {
  const { id } = useOrganization();
  const { isPending, error, act } = useAct(keys.socialAccounts(id, agent.id));
  const connect = async () => {
    const { authorize_url } = await dataOf(
      services().base.socialAccounts.connect({
        path: { agent_id: agent.id, platform: account.platform },
        body: { redirect_uri: `${location.origin}${location.pathname}` },
      }),
    );
    location.assign(authorize_url);
  };
  return (
    <>
      {error && <span role="alert">{error.message}</span>}
      <Button size="small" isPending={isPending} onPress={() => act(connect)}>
        {text.connect}
      </Button>
    </>
  );
}
