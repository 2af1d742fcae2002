import { Hooks, OnHook, type HookHandler, type HookPayload } from '@reelsheet/platform-hooks';
import { CellJobHooks, type RowPostsOrder } from '../../../generation/cell-jobs/cell-job-hooks.js';
import { PostHooks } from '../../posts/post-hooks.js';
import { PlannedPostRepository } from '../planned-post.repository.js';
import { PostPlanHooks } from '../post-plan-hooks.js';
import { RowPostsOfBatch } from './row-posts-of-batch.js';

/** Makes the posts of a row for a batch. */
@OnHook(CellJobHooks.makePosts)
export class MakePostsOfRow implements HookHandler<typeof CellJobHooks.makePosts> {
  constructor(private readonly posts: RowPostsOfBatch) {}

  async handle({ agent, sheetId, rowId }: RowPostsOrder): Promise<void> {
    await this.posts.make(agent, sheetId, rowId);
  }
}

/** Says of which row a changed post was made. */
@OnHook(PostHooks.changed)
export class PlannedPostChanged implements HookHandler<typeof PostHooks.changed> {
  constructor(
    private readonly made: PlannedPostRepository,
    private readonly hooks: Hooks,
  ) {}

  async handle({ postId }: HookPayload<typeof PostHooks.changed>): Promise<void> {
    const owner = await this.made.ownerOf(postId);
    if (!owner) return;
    const { rowId, ...sheet } = owner;
    await this.hooks.run(PostPlanHooks.changed, { ...sheet, rowIds: [rowId] });
  }
}
