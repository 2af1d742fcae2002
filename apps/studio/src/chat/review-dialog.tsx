import { dataOf } from '@reelsheet/client';
import { useQuery } from '@tanstack/react-query';
import { keys } from '../api/query-keys.js';
import { services } from '../api/services.js';
import { LoadFailed } from '../app/error-pages.js';
import { useOrganization } from '../app/use-organization.js';
import { SkeletonRows } from '../design/components/feedback/skeleton.js';
import { Dialog } from '../design/components/overlays/dialog.js';
import { approvals as text } from '../strings/en/chat.js';
import { ApprovalButtons } from './approval-buttons.js';
import { PendingAction } from './pending-action.js';

interface ReviewDialogProps {
  readonly runId: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Shows the action that a run waits with, and decides about exactly this one. */
export const ReviewDialog = ({ runId, isOpen, onOpenChange }: ReviewDialogProps) => (
  <Dialog title={text.title} size="large" isOpen={isOpen} onOpenChange={onOpenChange}>
    <Review runId={runId} onClose={() => onOpenChange(false)} />
  </Dialog>
);

function Review({ runId, onClose }: { readonly runId: string; readonly onClose: () => void }) {
  const { id } = useOrganization();
  const { data, error, refetch } = useQuery({
    queryKey: [...keys.run(id, runId), 'review'],
    queryFn: () => dataOf(services().agent.runs.get({ path: { run_id: runId } })),
    // An action is decided about only as it is read now.
    gcTime: 0,
  });
  if (!data) return error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={3} />;
  const { pending_action: action } = data;
  if (!action) return <p>{text.over}</p>;
  return (
    <>
      <PendingAction action={action} />
      <ApprovalButtons runId={runId} action={action} onDone={onClose} />
    </>
  );
}
