import type { RunProgressView, RunView } from '@reelsheet/client';
import { useQueryClient } from '@tanstack/react-query';
import { Check, Dot } from 'lucide-react';
import { useCallback } from 'react';
import { keys } from '../api/query-keys.js';
import { useOrganization } from '../app/use-organization.js';
import { Spinner } from '../design/components/controls/spinner.js';
import { Banner } from '../design/components/feedback/banner.js';
import { chat as text } from '../strings/en/chat.js';
import { ApprovalCard } from './approval-card.js';
import styles from './chat.module.css';
import { RunSteps } from './run-steps.js';
import { useRunProgress } from './run-streams.js';

interface RunBlockProps {
  readonly agentId: number;
  readonly run: RunView;
}

/** A run: its steps, its present work, and the action that it waits with. */
export function RunBlock({ agentId, run }: RunBlockProps) {
  const { status, error, pending_action: action } = run;
  return (
    <>
      {run.steps && run.steps.length > 0 && <RunSteps run={run} />}
      {status === 'failed' && <Banner kind="danger">{text.failed(error ?? '')}</Banner>}
      {status === 'running' && <RunProgress agentId={agentId} runId={run.run_id} isWaiting={action !== null} />}
      {action && <ApprovalCard key={action.id} runId={run.run_id} action={action} />}
    </>
  );
}

interface RunProgressProps {
  readonly agentId: number;
  readonly runId: string;
  readonly isWaiting: boolean;
}

/** The plan of a run and its thoughts as they arrive; whether it works, where another tab has started it. */
function RunProgress({ agentId, runId, isWaiting }: RunProgressProps) {
  const { id } = useOrganization();
  const queries = useQueryClient();
  const read = useCallback(
    () => void queries.invalidateQueries({ queryKey: keys.conversations(id, agentId) }),
    [queries, id, agentId],
  );
  const progress = useRunProgress(runId, read);
  return (
    <div className={styles.progress}>
      {progress && <Thoughts progress={progress} />}
      <p className={styles.working} role="status">
        {isWaiting ? (
          text.waits
        ) : (
          <>
            <Spinner /> {text.working}
          </>
        )}
      </p>
    </div>
  );
}

function Thoughts({ progress: { plan, thinking } }: { readonly progress: RunProgressView }) {
  return (
    <>
      <ol className={styles.plan} aria-label={text.plan}>
        {plan.map(({ number, title, done }) => (
          <li key={number} data-done={done || undefined} aria-label={text.planItem(title, done)}>
            {done ? <Check aria-hidden="true" /> : <Dot aria-hidden="true" />}
            {title}
          </li>
        ))}
      </ol>
      {thinking.length > 0 && (
        <div className={styles.thinking} aria-live="polite">
          {thinking.map((thought, index) => (
            <p key={index}>{thought}</p>
          ))}
        </div>
      )}
    </>
  );
}
