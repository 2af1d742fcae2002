import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import { AgentScope, CurrentAgent, type AgentInScope } from '@reelsheet/platform-auth';
import { RequiresUsableCredit } from '@reelsheet/platform-credits';
import { BodyLimit, StoresNoAnswer, Operation, PathId } from '@reelsheet/platform-http';
import { SheetErrors } from '../../sheets/sheet/sheet.errors.js';
import { SHEET_LIMITS } from '../../sheets/sheet/sheet-limits.js';
import { sheetPaths } from '../../sheets/sheet/sheet-route.js';
import { CurrentSheet } from '../../sheets/sheet/sheet-scope.js';
import type { SheetScope } from '../../sheets/sheet/sheet.js';
import { PostView, toPost } from '../posts/post-view.dto.js';
import {
  CheckedPlanView,
  CheckPlanBody,
  fromCheckPlan,
  MadePostsView,
  MakePostsBody,
  toCheckedPlan,
  toMadePosts,
} from './planned-post.dto.js';
import { POST_PLAN_LIMITS } from './post-plan-limits.js';
import { PostPlans } from './post-plans.js';
import { PostsOfRow } from './posts-of-row.js';

const { agentNotFound, forbidden, notFound, usableCreditRequired, validation } = CommonErrors;
const READ = [agentNotFound, notFound, SheetErrors.notFound, usableCreditRequired];

const CHECK = prose`
  Nothing is made. Rows take times in their order, so the result is that of making the posts of the same rows now. Rows
  whose posts were made are not checked again. A response covers up to ${POST_PLAN_LIMITS.rowsOfCall} rows; the next
  request continues at \`next_rows_after\`.`;
const MAKE = prose`
  Makes one post of each row and account of the plan, once: a repeated request returns the same posts. A row with an
  error gets none, and the others get theirs. Rows take times in their order. A post that was deleted is made again on
  request. Costs no credits.`;

/** The posts of rows of a sheet, under both route names of the sheet. */
@ApiTags('Post plans')
@RequiresUsableCredit()
@Controller(sheetPaths('/:id'))
export class PlannedPostController {
  constructor(
    private readonly plans: PostPlans,
    private readonly rowPosts: PostsOfRow,
  ) {}

  @Post('post_plan/check')
  @StoresNoAnswer('only reads')
  @AgentScope('query', 'viewer')
  @BodyLimit(SHEET_LIMITS.massBodyBytes)
  @Operation({
    name: 'sheets.postPlan.check',
    phase: 'export',
    summary: 'What is wrong with the posts of rows before they are made',
    description: CHECK,
    status: 200,
    answer: CheckedPlanView,
    errors: [...READ, validation],
  })
  async check(
    @CurrentAgent() agent: AgentInScope,
    @CurrentSheet() { sheetId }: SheetScope,
    @Body() body: CheckPlanBody,
  ): Promise<CheckedPlanView> {
    return toCheckedPlan(await this.plans.check(agent, sheetId, fromCheckPlan(body)));
  }

  @Post('post_plan/posts')
  @AgentScope('query', 'editor')
  @Operation({
    name: 'sheets.postPlan.createPosts',
    waits: { by: 'posts.get', with: { post_id: 'posts[].post_id' } },
    phase: 'export',
    summary: 'Make the posts of rows as the plan says',
    description: MAKE,
    status: 200,
    answer: MadePostsView,
    errors: [...READ, forbidden, validation],
  })
  async make(
    @CurrentAgent() agent: AgentInScope,
    @CurrentSheet() { sheetId }: SheetScope,
    @Body() { row_ids }: MakePostsBody,
  ): Promise<MadePostsView> {
    return toMadePosts(await this.plans.makePosts(agent, sheetId, row_ids));
  }

  @Get('rows/:row_id/posts')
  @AgentScope('query', 'viewer')
  @Operation({
    name: 'sheets.rows.listPosts',
    phase: 'export',
    summary: 'The posts of a row, newest first',
    description: 'Also posts that were made without a plan; at most 100. Times are in the agent’s time zone.',
    answer: [PostView],
    errors: READ,
  })
  async ofRow(
    @CurrentAgent() agent: AgentInScope,
    @CurrentSheet() sheet: SheetScope,
    @PathId('row_id') rowId: number,
  ): Promise<PostView[]> {
    return (await this.rowPosts.of(sheet, rowId)).map((post) => toPost(post, agent.timeZone));
  }
}
