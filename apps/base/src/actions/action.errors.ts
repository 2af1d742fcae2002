import { defineError } from '@reelsheet/kernel';

export const ActionErrors = {
  approvalRequired: defineError({
    code: 'approval_required',
    status: 403,
    message: 'Nobody has approved this action',
  }),
  approvalExpired: defineError({
    code: 'approval_expired',
    status: 409,
    message: 'The approval of this action has expired',
  }),
  approvalMismatch: defineError({
    code: 'approval_mismatch',
    status: 409,
    message: 'The action is not the one that was shown',
  }),
  unreadableMedia: defineError({
    code: 'media_fetch_failed',
    status: 422,
    message: 'The media cannot be read',
  }),
} as const;
