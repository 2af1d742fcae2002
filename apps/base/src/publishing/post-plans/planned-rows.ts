import { Injectable } from '@nestjs/common';
import { invalid } from '@reelsheet/kernel';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { IdeaRowReader } from '../../sheets/idea-rows/idea-row.reader.js';
import { PostPlanner } from '../posts/post-planner.js';
import { isOn } from './plan-accounts.js';
import { PlanInputs } from './plan-inputs.js';
import { PlanScheduler } from './times/plan-schedule.js';
import { PlannedPostRepository, type MadePost } from './planned-post.repository.js';
import { timesOf, type UntimedRow } from './times/planned-times.js';
import type { PlanTarget } from './post-plan.js';
import type { StoredPlan } from './post-plan.repository.js';
import { postsOf, type PostRules, type RowPosts } from './row-posts.js';

export interface RowWindow {
  /** All rows of the sheet when absent. */
  readonly rowIds?: readonly number[];
  /** Only rows behind this one; 0 for the beginning. */
  readonly after: number;
  readonly limit: number;
}

export interface PlannedRow extends RowPosts {
  readonly rowId: number;
  /** Posts that the plan has made of the row before. */
  readonly made: readonly MadePost[];
}

export interface PlannedRows {
  readonly rows: readonly PlannedRow[];
  /** The last of the rows if more follow. */
  readonly nextAfter: number | null;
}

/** Works out the posts of rows, which checking and making have in common. */
@Injectable()
export class RowPlanner {
  constructor(
    private readonly inputs: PlanInputs,
    private readonly scheduler: PlanScheduler,
    private readonly made: PlannedPostRepository,
    private readonly planner: PostPlanner,
    private readonly ideas: IdeaRowReader,
  ) {}

  /**
   * Returns the posts of the rows in a window of the chosen rows. The times of rows depend on the chosen rows before
   * them. Reads with a fixed number of statements. Throws `not_found` for rows of other sheets.
   */
  async plan(agent: AgentRecord, sheetId: number, stored: StoredPlan, window: RowWindow): Promise<PlannedRows> {
    const { id: planId, content: plan } = stored;
    const names = await this.inputs.namesOf(sheetId);
    const chosen = await this.inputs.rowsOf(sheetId, window.rowIds, plan, names);
    const made = await this.made.ofRows(planId, window.rowIds);
    const { targets, taken, times } = await this.scheduler.of(agent, plan);
    const openTargets = (rowId: number) => targets.filter((target) => !isMade(target, made.get(rowId) ?? []));
    const { rows, nextAfter, until } = cut(chosen, window);
    const untimed = chosen.slice(0, until).filter(({ rowId }) => openTargets(rowId).length > 0);
    const timeOf = timesOf(plan.timing, untimed, times);
    const open = rows.flatMap(({ rowId }) => (timeOf.has(rowId) ? [rowId] : []));
    const contents = await this.inputs.contentsOf({ agentId: agent.id, sheetId }, open, plan, names);
    const check: PostRules['check'] = (platform, content, time) => this.planner.check(platform, content, time);
    const isNow = plan.timing.type === 'now';
    const rules: PostRules = { isDraft: plan.requiresApproval, isNow, taken, check };
    const ideas = await this.ideas.ideasOf(open);
    const plannedRows = rows.map(({ rowId }): PlannedRow => {
      const time = timeOf.get(rowId);
      const own = { rowId, made: made.get(rowId) ?? [] };
      if (!time) return { ...own, posts: [], errors: [] };
      const ideaId = ideas.get(rowId) ?? null;
      const row = { rowId, ideaId, targets: openTargets(rowId), time, ...contents.get(rowId)! };
      return { ...own, ...postsOf(row, rules) };
    });
    return { rows: plannedRows, nextAfter };
  }
}

/** Returns whether the posts of a row include that of a target. */
export const isMade = (target: PlanTarget, posts: readonly MadePost[]): boolean =>
  posts.some(({ platform, accountId }) => isOn(target, platform, accountId));

/** Returns the rows of the window and the number of chosen rows up to its end. */
function cut(chosen: readonly UntimedRow[], { after, limit }: RowWindow) {
  const start = after === 0 ? 0 : chosen.findIndex(({ rowId }) => rowId === after) + 1;
  if (after > 0 && start === 0) throw invalid('rows_after', 'is none of the rows: start from the beginning');
  const rows = chosen.slice(start, start + limit);
  const until = start + rows.length;
  return { rows, until, nextAfter: until < chosen.length ? rows.at(-1)!.rowId : null };
}
