import type { ApproveBody, PendingActionView } from '@reelsheet/client';

/** Names exactly the action that was shown, so that another one cannot be approved by this decision. */
export const decisionOn = ({ id, sha256 }: PendingActionView, approved: boolean): ApproveBody => ({
  approved,
  pending_action_id: id,
  ...(sha256 === null ? {} : { pending_action_sha256: sha256 }),
});
