import { defineError } from '@reelsheet/kernel';

/** Errors of upload about the storage quota. */
export const MediaErrors = {
  storageFull: defineError({
    code: 'storage_quota_exceeded',
    status: 422,
    message: 'The storage of this workspace is full',
  }),
} as const;
