import { applyDecorators, Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors } from '@reelsheet/kernel';
import { AgentScope } from '@reelsheet/platform-auth';
import { RequiresUsableCredit } from '@reelsheet/platform-credits';
import { BodyLimit, Operation, PathId, type OperationOptions } from '@reelsheet/platform-http';
import { SheetErrors } from '../../../sheets/sheet/sheet.errors.js';
import { SHEET_LIMITS } from '../../../sheets/sheet/sheet-limits.js';
import { sheetPaths } from '../../../sheets/sheet/sheet-route.js';
import { CurrentSheet } from '../../../sheets/sheet/sheet-scope.js';
import type { SheetScope } from '../../../sheets/sheet/sheet.js';
import {
  BatchesQuery,
  BatchView,
  BatchWithFailuresView,
  fromStart,
  ResumeBatchBody,
  StartBatchBody,
  toBatch,
  toBatchWithFailures,
} from './batch.dto.js';
import { BatchService } from './batch.service.js';

const { agentNotFound, forbidden, notFound, usableCreditRequired, validation } = CommonErrors;
const READ = [agentNotFound, notFound, SheetErrors.notFound, usableCreditRequired];

type BatchOperation = Pick<OperationOptions, 'summary' | 'description' | 'status'>;

function ChangesBatch(operation: BatchOperation): MethodDecorator {
  const errors = [...READ, forbidden, validation];
  return applyDecorators(
    AgentScope('query', 'editor'),
    Operation({ phase: 'convert', answer: BatchWithFailuresView, errors, ...operation }),
  );
}

/** Fills many cells of a sheet, under both names of the sheet. */
@ApiTags('Batches')
@RequiresUsableCredit()
@Controller(sheetPaths('/:id'))
export class BatchController {
  constructor(private readonly batches: BatchService) {}

  @Post('rows/generate')
  @BodyLimit(SHEET_LIMITS.massBodyBytes)
  @ChangesBatch({
    summary: 'Generate the cells of chosen rows and columns, of all where none are chosen',
    status: 202,
    description:
      'Cells that are typed (`textMode` `manual`), rendered or counted are left out, and those without a prompt. Rows go by position, and within a row a cell waits for those that its prompt is made of; where one of them fails, so does what follows from it. A few generations are under way at a time. Cells that automation has waiting are taken over, those that it is generating just now are left to it; a cell of another batch that is running or paused is refused. A batch whose next generation would pass `max_credits`, or cannot be paid, pauses as soon as nothing of it is under way.',
  })
  async start(@CurrentSheet() sheet: SheetScope, @Body() body: StartBatchBody): Promise<BatchWithFailuresView> {
    return toBatchWithFailures(await this.batches.start(sheet, fromStart(body)));
  }

  @Get('batches')
  @AgentScope('query', 'viewer')
  @Operation({
    phase: 'convert',
    summary: "The sheet's batches, newest first",
    answer: [BatchView],
    errors: [...READ, validation],
  })
  async list(@CurrentSheet() sheet: SheetScope, @Query() { page = 1 }: BatchesQuery): Promise<BatchView[]> {
    return (await this.batches.list(sheet, page)).map(toBatch);
  }

  @Get('batches/:batch_id')
  @AgentScope('query', 'viewer')
  @Operation({ phase: 'convert', summary: 'A batch as it stands', answer: BatchWithFailuresView, errors: READ })
  async get(@CurrentSheet() sheet: SheetScope, @PathId('batch_id') id: number): Promise<BatchWithFailuresView> {
    return toBatchWithFailures(await this.batches.get(sheet, id));
  }

  @Post('batches/:batch_id/pause')
  @ChangesBatch({
    summary: 'Order no more of a batch for now',
    status: 200,
    description: 'What is under way comes to its end. A batch that is paused already stays as it is.',
  })
  async pause(@CurrentSheet() sheet: SheetScope, @PathId('batch_id') id: number): Promise<BatchWithFailuresView> {
    return toBatchWithFailures(await this.batches.pause(sheet, id));
  }

  @Post('batches/:batch_id/resume')
  @ChangesBatch({
    summary: 'Go on with a paused batch, with another limit where one is given',
    status: 200,
    description:
      'A batch that runs goes on, with the limit that is given. One that can still not be paid pauses again.',
  })
  async resume(
    @CurrentSheet() sheet: SheetScope,
    @PathId('batch_id') id: number,
    @Body() { max_credits }: ResumeBatchBody,
  ): Promise<BatchWithFailuresView> {
    return toBatchWithFailures(await this.batches.resume(sheet, id, max_credits));
  }

  @Post('batches/:batch_id/stop')
  @ChangesBatch({
    summary: 'End a batch; generations under way are stopped and their credits come back',
    status: 200,
    description: 'What waits is not generated. A batch that is stopped already stays as it is.',
  })
  async stop(@CurrentSheet() sheet: SheetScope, @PathId('batch_id') id: number): Promise<BatchWithFailuresView> {
    return toBatchWithFailures(await this.batches.stop(sheet, id));
  }
}
