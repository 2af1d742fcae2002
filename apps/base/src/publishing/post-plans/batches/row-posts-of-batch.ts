import { Injectable } from '@nestjs/common';
import { DomainError } from '@reelsheet/kernel';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { PostWriter } from '../../posts/post.writer.js';
import { PostPlanErrors } from '../post-plan.errors.js';
import { PostPlanRepository } from '../post-plan.repository.js';
import { PostPlans } from '../post-plans.js';
import { MadeSources } from './made-sources.js';
import { PostUpdates } from './post-updates.js';
import { rejectedRow } from './rejected-row.js';

/** Makes the posts of one row for a batch, and brings those up to date that have not started to go out. */
@Injectable()
export class RowPostsOfBatch {
  constructor(
    private readonly plans: PostPlanRepository,
    private readonly postPlans: PostPlans,
    private readonly sources: MadeSources,
    private readonly updates: PostUpdates,
    private readonly posts: PostWriter,
    private readonly transaction: Transaction,
  ) {}

  /**
   * Makes each post once, however often it is called. Throws `validation_error`, and changes nothing, for a row with an
   * error and a sheet without a plan; `not_found` for a deleted row; and what {@link MadeSources.require} throws.
   */
  async make(agent: AgentRecord, sheetId: number, rowId: number): Promise<void> {
    await this.transaction.run(async () => {
      await this.posts.lockAgent(agent.id);
      const plan = await this.plans.findLocked(sheetId);
      if (!plan) throw new DomainError(PostPlanErrors.missing);
      await this.sources.require({ agentId: agent.id, sheetId }, rowId, plan.content);
      const { errors } = await this.postPlans.makeLocked(agent, sheetId, plan, [rowId]);
      if (errors.length > 0) throw rejectedRow(errors);
      await this.updates.update(agent, sheetId, rowId, plan);
    });
  }
}
