import { OnHook, type HookHandler } from '@reelsheet/platform-hooks';
import { MediaStore } from '../../assets/media/media-store.js';
import { PostHooks, type ChangedApprovedPost } from '../../publishing/posts/post-hooks.js';
import { copyNameOf } from '../action-gate.js';
import { retentionEndOf } from './document-retention.js';

/**
 * Lets the copies of approved documents end with their post. Pictures and videos are files of the library, which the
 * names of copies no longer mean.
 */
@OnHook(PostHooks.approvedChanged)
export class ApprovedDocumentsListener implements HookHandler<typeof PostHooks.approvedChanged> {
  constructor(private readonly media: MediaStore) {}

  async handle({ key, approved, dueAt }: ChangedApprovedPost): Promise<void> {
    const names = Object.values(approved.media).map((sha256) => copyNameOf(key, sha256));
    if (!dueAt) return this.media.discard(names);
    for (const name of names) await this.media.retainUntil(name, retentionEndOf(dueAt));
  }
}
