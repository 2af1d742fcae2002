import { Injectable } from '@nestjs/common';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { Hooks } from '@reelsheet/platform-hooks';
import { PostPlanner } from '../../posts/post-planner.js';
import { PostWriter } from '../../posts/post.writer.js';
import { PlanInputs } from '../plan-inputs.js';
import { PlannedPostRepository } from '../planned-post.repository.js';
import { PostPlanHooks } from '../post-plan-hooks.js';
import type { StoredPlan } from '../post-plan.repository.js';
import { contentHash } from './content-hash.js';
import { rejectedRow, type PostError } from './rejected-row.js';
import { isOutdated, WaitingPosts, type FollowingPost } from './waiting-posts.js';

/** Brings posts of rows up to date that have not started to go out. */
@Injectable()
export class PostUpdates {
  constructor(
    private readonly inputs: PlanInputs,
    private readonly waiting: WaitingPosts,
    private readonly made: PlannedPostRepository,
    private readonly planner: PostPlanner,
    private readonly posts: PostWriter,
    private readonly hooks: Hooks,
  ) {}

  /**
   * Call this in a transaction. An updated post keeps its time, and is a draft again if the plan requires approval,
   * because nobody approved the new content. Throws `validation_error` for a row with an error.
   */
  async update(agent: AgentRecord, sheetId: number, rowId: number, plan: StoredPlan): Promise<void> {
    const { id: agentId, organizationId } = agent;
    const names = await this.inputs.namesOf(sheetId);
    const contents = await this.inputs.contentsOf({ agentId, sheetId }, [rowId], plan.content, names);
    const outdated = (await this.waiting.following(agentId, plan, contents)).filter((post) => isOutdated(post));
    if (outdated.length === 0) return;
    const checked = outdated.map((post) => ({ post, ...this.check(post) }));
    const errors = checked.flatMap((each) => each.errors);
    if (errors.length > 0) throw rejectedRow(errors);
    for (const { post, warning } of checked) {
      const { content, isMadeWithAi: madeWithAi } = post.present;
      const isDraft = plan.content.requiresApproval;
      if (await this.posts.replaceContent(post.postId, { content, madeWithAi, warning, isDraft }))
        await this.made.setMadeOf(post.postId, contentHash(content));
    }
    await this.hooks.run(PostPlanHooks.changed, { organizationId, agentId, sheetId, rowIds: [rowId] });
  }

  /** The time is kept and not checked: one that has passed must be changed before the draft is approved. */
  private check({ platform, present }: FollowingPost) {
    const { content, errors: known } = present;
    const { violations, warning } = this.planner.check(platform, content, null);
    const found = known.length > 0 ? known : violations;
    return { warning, errors: found.map(({ field, error }): PostError => ({ platform, field, error })) };
  }
}
