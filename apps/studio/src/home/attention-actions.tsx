import { dataOf, type AttentionItemView } from '@reelsheet/client';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { keys } from '../api/query-keys.js';
import { services } from '../api/services.js';
import { useOrganization } from '../app/use-organization.js';
import { Button } from '../design/components/controls/button.js';
import { ConfirmDialog } from '../design/components/overlays/confirm-dialog.js';
import { addMessage } from '../design/components/feedback/messages.js';
import { useSubmission } from '../design/submission.js';
import { strings } from '../strings/en.js';
import { DismissAction } from './dismiss-action.js';

const text = strings.home;
/** Loaded with the first action that is reviewed, so that home is there earlier. */
const ReviewDialog = lazy(async () => ({ default: (await import('../chat/review-dialog.js')).ReviewDialog }));

interface OfItem {
  readonly item: AttentionItemView;
}

/** Buttons for something that needs a person; none for members who may only read. */
export function AttentionActions({ item }: OfItem) {
  const { canEdit } = useOrganization();
  if (!canEdit) return null;
  return (
    <>
      <OwnActions item={item} />
      {item.kind !== 'gate' && <DismissAction item={item} />}
    </>
  );
}

/** Buttons for what is done about this kind of item. */
function OwnActions({ item }: OfItem) {
  switch (item.kind) {
    case 'gate':
      return <GateActions item={item} />;
    case 'account':
      return <ReconnectAction item={item} />;
    case 'batch':
      return <ResumeAction item={item} />;
    case 'post':
      return <RemovePostAction item={item} />;
    case 'render':
    case 'webhook_endpoint':
      return null;
  }
}

/** Runs an act, says that it is done, and reads again what needs a person. */
function useAct(done?: string) {
  const { id } = useOrganization();
  const queries = useQueryClient();
  const { isPending, error, run } = useSubmission();
  const act = (work: () => Promise<unknown>) =>
    run(async () => {
      await work();
      if (done !== undefined) addMessage({ kind: 'positive', text: done });
      await queries.invalidateQueries({ queryKey: keys.attention(id) });
    });
  return { isPending, act, alert: error && <span role="alert">{error.message}</span> };
}

/** Opens everything that is approved; only what was shown is decided about. */
function GateActions({ item: { run_id: runId, reason } }: OfItem) {
  const [isOpen, setOpen] = useState(false);
  if (runId === null) return null;
  return (
    <>
      <Button size="small" aria-label={text.reviewOf(reason)} onPress={() => setOpen(true)}>
        {text.review}
      </Button>
      {isOpen && (
        <Suspense>
          <ReviewDialog runId={runId} isOpen onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}

function ReconnectAction({ item: { agent_id, platform } }: OfItem) {
  const { isPending, alert, act } = useAct();
  if (platform === null) return null;
  const connect = async () => {
    const { authorize_url } = await dataOf(
      services().base.socialAccounts.connect({
        path: { agent_id, platform },
        body: { redirect_uri: `${location.origin}${location.pathname}` },
      }),
    );
    location.assign(authorize_url);
  };
  return (
    <>
      {alert}
      <Button size="small" isPending={isPending} onPress={() => act(connect)}>
        {text.connect}
      </Button>
    </>
  );
}

function ResumeAction({ item: { agent_id, sheet_id, batch_id, code } }: OfItem) {
  const { isPending, alert, act } = useAct(text.resumed);
  // A batch that has reached its limit needs another one, which its sheet asks for.
  if (sheet_id === null || batch_id === null || code === 'max_credits') return null;
  const resume = () =>
    dataOf(services().base.sheets.batches.resume({ path: { id: sheet_id, batch_id }, query: { agent_id }, body: {} }));
  return (
    <>
      {alert}
      <Button size="small" isPending={isPending} onPress={() => act(resume)}>
        {text.resume}
      </Button>
    </>
  );
}

function RemovePostAction({ item: { post_id } }: OfItem) {
  const [isConfirming, setConfirming] = useState(false);
  const { id } = useOrganization();
  const queries = useQueryClient();
  const reread = () => {
    addMessage({ kind: 'positive', text: text.postRemoved });
    void queries.invalidateQueries({ queryKey: keys.attention(id) });
  };
  if (post_id === null) return null;
  return (
    <>
      <Button size="small" onPress={() => setConfirming(true)}>
        {text.removePost}
      </Button>
      <ConfirmDialog
        title={text.removePostTitle}
        hint={text.removePostHint}
        action={text.removePost}
        isOpen={isConfirming}
        onOpenChange={setConfirming}
        onConfirm={() => dataOf(services().base.posts.delete({ path: { post_id } }))}
        onDone={reread}
      />
    </>
  );
}
