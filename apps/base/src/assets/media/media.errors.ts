import { defineError } from '@reelsheet/kernel';

/** What upload says of a workspace without room. */
export const MediaErrors = {
  storageFull: defineError({
    code: 'storage_quota_exceeded',
    status: 422,
    message: 'The storage of this workspace is full',
  }),
} as const;
