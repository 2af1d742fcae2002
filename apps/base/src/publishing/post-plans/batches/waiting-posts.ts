import { Injectable } from '@nestjs/common';
import { contentHash } from './content-hash.js';
import { targetOf } from '../plan-accounts.js';
import type { RowContents } from '../plan-inputs.js';
import { PlannedPostRepository, type WaitingPost } from '../planned-post.repository.js';
import type { StoredPlan } from '../post-plan.repository.js';
import { plannedContent, type PlannedContent } from '../row-posts.js';

/** A post that has not started to go out, with what the plan would make of its row now. */
export interface FollowingPost extends WaitingPost {
  readonly present: PlannedContent;
}

/** Compares waiting posts with what the plan would make of their rows now. */
@Injectable()
export class WaitingPosts {
  constructor(private readonly made: PlannedPostRepository) {}

  /**
   * Returns the waiting posts of the rows that follow their plan. Posts that a person edited do not, nor those of
   * earlier versions, of which it is unknown, and of targets that the plan no longer has.
   */
  async following(
    { id, content: { targets } }: StoredPlan,
    contents: ReadonlyMap<number, RowContents>,
  ): Promise<FollowingPost[]> {
    const waiting = await this.made.waitingOf(id, [...contents.keys()]);
    return waiting.flatMap((post): FollowingPost[] => {
      const target = targetOf(targets, post);
      const row = contents.get(post.rowId);
      if (!target || !row || contentHash(post.content) !== post.madeOf) return [];
      return [{ ...post, present: plannedContent(target, row) }];
    });
  }
}

/** Returns whether the plan would make something else now. */
export const isOutdated = ({ present, madeOf }: FollowingPost): boolean => contentHash(present.content) !== madeOf;
