import { defineHook } from '@reelsheet/platform-hooks';
import type { ApprovedPost } from './post.js';

/** A post that a person approved before a run of an agent ordered it. */
export interface ChangedApprovedPost {
  /** The idempotency key with which it was ordered. */
  readonly key: string;
  readonly approved: ApprovedPost;
  /** When it is due now; null if it was deleted. */
  readonly dueAt: Date | null;
}

export const PostHooks = {
  /** A post was edited, is about to be deleted, or begins to go out. */
  changed: defineHook<{ readonly postId: number }>('post.changed'),

  /** An approved post was edited or deleted before it was published. */
  approvedChanged: defineHook<ChangedApprovedPost>('post.approved_changed'),
};
