import { choices } from '@reelsheet/kernel';

/** Statuses of a post as base says them. */
export const PRODUCTION_POST_STATUSES = choices('Status of a post of an idea', {
  draft: 'waits for the approval of a person',
  scheduled: 'waits for its time',
  publishing: 'being published at one platform or more',
  success: 'live on all platforms',
  partial: 'live on some platforms, failed on others',
  failed: 'live on none',
});

/** Statuses of a post at a platform as base says them. */
export const PRODUCTION_PLATFORM_STATUSES = choices('Status of a post of an idea at a platform', {
  accepted: 'waits for its time',
  publishing: 'being published',
  published: 'live; `post_url` is its page',
  failed: 'not live; `error_code` says why',
});
