import type { PendingActionView } from '@reelsheet/client';
import { ShieldQuestion } from 'lucide-react';
import { useOrganization } from '../app/use-organization.js';
import { approvals as text } from '../strings/en/chat.js';
import { ApprovalButtons } from './approval-buttons.js';
import styles from './approvals.module.css';
import { PendingAction } from './pending-action.js';

interface ApprovalCardProps {
  readonly runId: string;
  readonly action: PendingActionView;
}

/** An action that a run waits with, in its conversation. */
export function ApprovalCard({ runId, action }: ApprovalCardProps) {
  const { canEdit } = useOrganization();
  return (
    <section className={styles.card} aria-label={text.title}>
      <h3 className={styles.title}>
        <ShieldQuestion aria-hidden="true" /> {text.title}
      </h3>
      <PendingAction action={action} />
      {canEdit && <ApprovalButtons runId={runId} action={action} />}
    </section>
  );
}
