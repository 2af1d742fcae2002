import type { PendingActionView } from '@reelsheet/client';
import { Button } from '../design/components/controls/button.js';
import { FormButtons } from '../design/components/controls/form.js';
import { Banner } from '../design/components/feedback/banner.js';
import { approvals as text } from '../strings/en/chat.js';
import { useDecision } from './use-decision.js';

interface ApprovalButtonsProps {
  readonly runId: string;
  readonly action: PendingActionView;
  readonly onDone?: () => void;
}

/** Approves the action that is shown above, or lets the run go on without it. */
export function ApprovalButtons({ runId, action, onDone }: ApprovalButtonsProps) {
  const { isPending, error, decide } = useDecision(runId, action, onDone);
  return (
    <>
      {error && <Banner kind="danger">{error.message}</Banner>}
      <FormButtons>
        <Button isDisabled={isPending} onPress={() => decide(false)}>
          {text.decline}
        </Button>
        <Button kind="primary" isPending={isPending} onPress={() => decide(true)}>
          {text.approve}
        </Button>
      </FormButtons>
    </>
  );
}
