import { Injectable } from '@nestjs/common';
import { invalid } from '@reelsheet/kernel';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { Hooks } from '@reelsheet/platform-hooks';
import { SheetReader } from '../../sheets/sheet/sheet.reader.js';
import { PostWriter } from '../posts/post.writer.js';
import { PlannedPostRepository, type MadePostOfRow } from './planned-post.repository.js';
import { RowPlanner, type PlannedRows, type RowWindow } from './planned-rows.js';
import { POST_PLAN_LIMITS } from './post-plan-limits.js';
import { planNotFound } from './post-plan.errors.js';
import { PostPlanHooks } from './post-plan-hooks.js';
import { contentHash } from './batches/content-hash.js';
import { PostPlanRepository, type StoredPlan } from './post-plan.repository.js';
import type { RowError } from './row-posts.js';

export interface RowPost extends MadePostOfRow {
  /** False for a post that an earlier call has made. */
  readonly isNew: boolean;
}

export interface MadePosts {
  readonly posts: readonly RowPost[];
  /** Errors of the rows of which nothing was made. */
  readonly errors: readonly RowError[];
}

/** Checks and makes the posts of rows as the plan of their sheet says. */
@Injectable()
export class PostPlans {
  constructor(
    private readonly plans: PostPlanRepository,
    private readonly sheets: SheetReader,
    private readonly rows: RowPlanner,
    private readonly made: PlannedPostRepository,
    private readonly posts: PostWriter,
    private readonly transaction: Transaction,
    private readonly hooks: Hooks,
  ) {}

  /** Returns the errors of a window of rows. Throws `not_found` for a sheet without a plan and rows of others. */
  async check(agent: AgentRecord, sheetId: number, window: RowWindow): Promise<PlannedRows> {
    return this.rows.plan(agent, sheetId, await this.requirePlan(agent, sheetId), window);
  }

  /**
   * Makes each post that the plan has not made of these rows yet: once for each row and account, however many
   * callers repeat it. A row with an error gets no new post. Throws `not_found` like {@link check}.
   */
  async makePosts(agent: AgentRecord, sheetId: number, rowIds: readonly number[]): Promise<MadePosts> {
    if (rowIds.length > POST_PLAN_LIMITS.rowsOfCall)
      throw invalid('row_ids', `must name at most ${POST_PLAN_LIMITS.rowsOfCall} rows`);
    return this.transaction.run(async () => {
      await this.posts.lockAgent(agent.id);
      await this.sheets.require({ agentId: agent.id, sheetId });
      const plan = await this.plans.findLocked(sheetId);
      if (!plan) throw planNotFound();
      return this.makeLocked(agent, sheetId, plan, rowIds);
    });
  }

  /** Like {@link makePosts}, in the transaction of a caller who has locked the agent and the plan. */
  async makeLocked(
    agent: AgentRecord,
    sheetId: number,
    plan: StoredPlan,
    rowIds: readonly number[],
  ): Promise<MadePosts> {
    const { rows } = await this.rows.plan(agent, sheetId, plan, { rowIds, after: 0, limit: rowIds.length });
    const drafts = rows.flatMap(({ posts }) => posts);
    const ids = await this.posts.createMany(agent, drafts);
    const created = drafts.map(({ rowId, platform, accountId, content }, index) => ({
      ...{ rowId, platform, accountId },
      postId: ids[index]!,
      madeOf: contentHash(content),
    }));
    await this.made.insert(plan.id, created);
    await this.noteMade(agent, sheetId, created);
    const earlier = rows.flatMap(({ rowId, made }) => made.map((post) => ({ ...post, rowId, isNew: false })));
    return {
      posts: [...earlier, ...created.map(({ madeOf: _, ...post }) => ({ ...post, isNew: true }))],
      errors: rows.flatMap(({ errors }) => errors),
    };
  }

  private async noteMade(agent: AgentRecord, sheetId: number, posts: readonly MadePostOfRow[]): Promise<void> {
    const rowIds = [...new Set(posts.map(({ rowId }) => rowId))];
    const { id: agentId, organizationId } = agent;
    if (rowIds.length > 0) await this.hooks.run(PostPlanHooks.changed, { organizationId, agentId, sheetId, rowIds });
  }

  private async requirePlan({ id: agentId }: AgentRecord, sheetId: number): Promise<StoredPlan> {
    await this.sheets.require({ agentId, sheetId });
    const plan = await this.plans.find(sheetId);
    if (!plan) throw planNotFound();
    return plan;
  }
}
