import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import {
  AgentScope,
  CurrentAgent,
  CurrentCaller,
  NeedsKeyScopes,
  type AgentInScope,
  type Caller,
} from '@reelsheet/platform-auth';
import { RequiresUsableCredit } from '@reelsheet/platform-credits';
import { BodyLimit, StoresNoAnswer, Operation } from '@reelsheet/platform-http';
import { assertMayMake, POSTS_NEED } from '../../generation/cell-jobs/batches/batch-scopes.js';
import { BatchWithFailuresView, toDetailedBatch } from '../../generation/cell-jobs/batches/batch.dto.js';
import { SheetErrors } from '../../sheets/sheet/sheet.errors.js';
import { SHEET_LIMITS } from '../../sheets/sheet/sheet-limits.js';
import { sheetPaths } from '../../sheets/sheet/sheet-route.js';
import { CurrentSheet } from '../../sheets/sheet/sheet-scope.js';
import type { SheetScope } from '../../sheets/sheet/sheet.js';
import { BatchStartErrors } from './batch-start.errors.js';
import { BatchEstimateView, toBatchEstimate } from './batch-estimate.dto.js';
import { BatchSelectionBody, fromStart, StartBatchBody } from './batch-start.dto.js';
import { BatchStartService } from './batch-start.service.js';

const { agentNotFound, forbidden, notFound, usableCreditRequired, validation } = CommonErrors;
const DESCRIPTION = prose`
  Cells that are typed (\`textMode\` \`manual\`), rendered or counted, and those without a prompt, are left out. Rows
  are made by position; within a row, a cell waits for the cells that its prompt names, and fails when one of them
  fails. With \`through\` \`render\` a video waits in the same way for the cells that its layers show; it is rendered
  from the document of its latest render, else from its layers. With \`through\` \`post\` the posts of each row follow
  as the post plan of the sheet says, once and in the order of the rows, also where \`column_ids\` limits the cells; a
  row of which a cell or video failed gets none. Without a plan that can be used, nothing is made. ${POSTS_NEED} With
  \`only\` \`stale\` a cell is left as it is when its inputs were made again and are as before. A few cells are made
  at a time. The batch takes over cells that wait for automation, and leaves out those that automation is already
  generating. A request that names a cell of another running or paused batch is rejected, and one
  that makes posts also if such a batch is over other cells of their rows. A batch whose next cell
  would exceed \`max_credits\`, or cannot be paid, pauses as soon as nothing of it is running.`;
const ESTIMATING = prose`The maximum is what a batch would hold in all. The minimum is below it where a result decides
  the price: a text is charged by its length, and speech of a text that is not written yet by as few as one character;
  such speech makes the length of the video uncertain too. Holds nothing. Posts cost nothing. Cells that automation
  generates afterwards are not included.`;

/** Starts batches, under both route names of a sheet. */
@ApiTags('Batches')
@RequiresUsableCredit()
@Controller(sheetPaths('/:id'))
export class BatchStartController {
  constructor(private readonly batches: BatchStartService) {}

  @Post('rows/generate')
  @NeedsKeyScopes('spend')
  @AgentScope('query', 'editor')
  @BodyLimit(SHEET_LIMITS.massBodyBytes)
  @Operation({
    name: 'sheets.rows.generate',
    waits: { by: 'sheets.batches.watch', with: { batch_id: 'id' } },
    phase: 'convert',
    summary: 'Make the cells, and videos and posts if wanted, of chosen rows and columns, of all where none are chosen',
    status: 202,
    description: DESCRIPTION,
    answer: BatchWithFailuresView,
    errors: [
      agentNotFound,
      notFound,
      SheetErrors.notFound,
      usableCreditRequired,
      forbidden,
      validation,
      BatchStartErrors.stillComparing,
    ],
  })
  async start(
    @CurrentAgent() agent: AgentInScope,
    @CurrentSheet() sheet: SheetScope,
    @Body() body: StartBatchBody,
    @CurrentCaller() caller: Caller,
  ): Promise<BatchWithFailuresView> {
    assertMayMake(caller, body.through);
    return toDetailedBatch(await this.batches.start(agent, sheet, fromStart(body)));
  }

  @Post('rows/estimate')
  @StoresNoAnswer('only reads')
  @AgentScope('query', 'viewer')
  @BodyLimit(SHEET_LIMITS.massBodyBytes)
  @Operation({
    name: 'sheets.rows.estimate',
    phase: 'convert',
    summary: 'What a batch over these rows and columns would cost, by stage, kind and model',
    status: 200,
    description: ESTIMATING,
    answer: BatchEstimateView,
    errors: [
      agentNotFound,
      notFound,
      SheetErrors.notFound,
      usableCreditRequired,
      validation,
      BatchStartErrors.stillComparing,
    ],
  })
  async estimate(@CurrentSheet() sheet: SheetScope, @Body() body: BatchSelectionBody): Promise<BatchEstimateView> {
    return toBatchEstimate(await this.batches.estimate(sheet, fromStart(body)));
  }
}
