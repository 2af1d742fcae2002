import { defineHook } from '@reelsheet/platform-hooks';

/** A user whose upload belongs to no organization yet, or an organization. */
export type MediaOwner = { readonly userId: number } | { readonly organizationId: number };

export const MediaHooks = {
  /** Returns whether the owner has the small storage quota instead of the usual one. */
  hasSmallQuota: defineHook<MediaOwner, boolean>('media.has_small_quota'),
};
