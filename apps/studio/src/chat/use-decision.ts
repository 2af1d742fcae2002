import { ApiError, dataOf, type PendingActionView } from '@reelsheet/client';
import { useQueryClient } from '@tanstack/react-query';
import { keys } from '../api/query-keys.js';
import { services } from '../api/services.js';
import { useOrganization } from '../app/use-organization.js';
import { addMessage } from '../design/components/feedback/messages.js';
import { useSubmission } from '../design/submission.js';
import { approvals as text } from '../strings/en/chat.js';
import { decisionOn } from './decision.js';

/** Status of the answer if the run waits with another action than the one that was shown, or with none. */
const OTHER_ACTION = 409;
const NO_ACTION = 422;

/**
 * Decides about an action that a run waits with. `onDone` is called once the decision is stored, or the run turns out
 * to wait with something else.
 */
export function useDecision(runId: string, action: PendingActionView, onDone?: () => void) {
  const { id } = useOrganization();
  const queries = useQueryClient();
  const { isPending, error, run } = useSubmission();
  const decide = (approved: boolean) =>
    run(async () => {
      try {
        const body = decisionOn(action, approved);
        await dataOf(services().agent.runs.approve({ path: { run_id: runId }, body }));
        addMessage({ kind: 'positive', text: approved ? text.approved : text.declined });
      } catch (thrown) {
        const status = thrown instanceof ApiError ? thrown.status : undefined;
        if (status !== OTHER_ACTION && status !== NO_ACTION) throw thrown;
        addMessage({ kind: 'danger', text: status === OTHER_ACTION ? text.changed : text.over });
      }
      await Promise.all([
        queries.invalidateQueries({ queryKey: keys.attention(id) }),
        queries.invalidateQueries({ queryKey: keys.conversations(id) }),
      ]);
      onDone?.();
    });
  return { isPending, error, decide };
}
