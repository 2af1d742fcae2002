import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import { AgentScope, assertScopes, CurrentCaller, type Caller } from '@reelsheet/platform-auth';
import { RequiresUsableCredit } from '@reelsheet/platform-credits';
import { Operation } from '@reelsheet/platform-http';
import { SheetErrors } from '../../sheets/sheet/sheet.errors.js';
import { sheetPaths } from '../../sheets/sheet/sheet-route.js';
import { CurrentSheet } from '../../sheets/sheet/sheet-scope.js';
import type { SheetScope } from '../../sheets/sheet/sheet.js';
import { fromPostPlan, PostPlanBody, PostPlanView, toPostPlan } from './post-plan.dto.js';
import { PostPlanService } from './post-plan.service.js';

const { agentNotFound, forbidden, notFound, usableCreditRequired, validation } = CommonErrors;
const READ = [agentNotFound, notFound, SheetErrors.notFound, usableCreditRequired];

/** The post plan of a sheet, under both route names of the sheet. */
@ApiTags('Post plans')
@RequiresUsableCredit()
@Controller(sheetPaths('/:id/post_plan'))
export class PostPlanController {
  constructor(private readonly plans: PostPlanService) {}

  @Get()
  @AgentScope('query', 'viewer')
  @Operation({
    name: 'sheets.postPlan.get',
    phase: 'edit',
    summary: 'How the rows of a sheet become posts',
    answer: PostPlanView,
    errors: READ,
  })
  async get(@CurrentSheet() sheet: SheetScope): Promise<PostPlanView> {
    return toPostPlan(await this.plans.get(sheet));
  }

  @Put()
  @AgentScope('query', 'editor')
  @Operation({
    name: 'sheets.postPlan.set',
    phase: 'edit',
    summary: 'Say how the rows of a sheet become posts',
    description: prose`
      Replaces the plan; nothing is posted. Columns are named by title, in any case. Clones of the sheet, templates made
      of it and the sheets that are made from them have a copy of the plan, with its accounts. A plan without approval
      needs a key with the scope \`publish\` too.`,
    answer: PostPlanView,
    errors: [...READ, forbidden, validation],
  })
  async put(
    @CurrentSheet() sheet: SheetScope,
    @Body() body: PostPlanBody,
    @CurrentCaller() caller: Caller,
  ): Promise<PostPlanView> {
    const plan = fromPostPlan(body);
    if (!plan.requiresApproval) assertScopes(caller, ['publish']);
    return toPostPlan(await this.plans.put(sheet, plan));
  }

  @Delete()
  @AgentScope('query', 'editor')
  @Operation({
    name: 'sheets.postPlan.delete',
    phase: 'edit',
    summary: 'Delete the post plan of a sheet; posts that were made of it stay',
    status: 204,
    errors: [...READ, forbidden],
  })
  async delete(@CurrentSheet() sheet: SheetScope): Promise<void> {
    await this.plans.delete(sheet);
  }
}
