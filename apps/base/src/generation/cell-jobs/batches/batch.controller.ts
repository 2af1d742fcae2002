import { applyDecorators, Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import { AgentScope, CurrentCaller, NeedsKeyScopes, type Caller } from '@reelsheet/platform-auth';
import { RequiresUsableCredit } from '@reelsheet/platform-credits';
import { Operation, PathId, type OperationOptions } from '@reelsheet/platform-http';
import { SheetErrors } from '../../../sheets/sheet/sheet.errors.js';
import { sheetPaths } from '../../../sheets/sheet/sheet-route.js';
import { CurrentSheet } from '../../../sheets/sheet/sheet-scope.js';
import type { SheetScope } from '../../../sheets/sheet/sheet.js';
import {
  BatchesQuery,
  BatchView,
  BatchWithFailuresView,
  ResumeBatchBody,
  toBatch,
  toDetailedBatch,
} from './batch.dto.js';
import { assertMayMake, POSTS_NEED } from './batch-scopes.js';
import { BatchService } from './batch.service.js';

const { agentNotFound, forbidden, notFound, usableCreditRequired, validation } = CommonErrors;
const READ = [agentNotFound, notFound, SheetErrors.notFound, usableCreditRequired];

type BatchOperation = Pick<OperationOptions, 'name' | 'waits' | 'summary' | 'description' | 'status'>;

function ChangesBatch(operation: BatchOperation): MethodDecorator {
  const errors = [...READ, forbidden, validation];
  return applyDecorators(
    AgentScope('query', 'editor'),
    Operation({ phase: 'convert', answer: BatchWithFailuresView, errors, ...operation }),
  );
}

/** Batches of a sheet, under both route names of the sheet. */
@ApiTags('Batches')
@RequiresUsableCredit()
@Controller(sheetPaths('/:id'))
export class BatchController {
  constructor(private readonly batches: BatchService) {}

  @Get('batches')
  @AgentScope('query', 'viewer')
  @Operation({
    name: 'sheets.batches.list',
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
  @Operation({
    name: 'sheets.batches.get',
    phase: 'convert',
    summary: 'The present state of a batch',
    answer: BatchWithFailuresView,
    errors: READ,
  })
  async get(@CurrentSheet() sheet: SheetScope, @PathId('batch_id') id: number): Promise<BatchWithFailuresView> {
    return toDetailedBatch(await this.batches.get(sheet, id));
  }

  @Post('batches/:batch_id/pause')
  @ChangesBatch({
    name: 'sheets.batches.pause',
    summary: 'Order no more of a batch for now',
    status: 200,
    description: 'What is running is completed. A batch that is already paused is unchanged.',
  })
  async pause(@CurrentSheet() sheet: SheetScope, @PathId('batch_id') id: number): Promise<BatchWithFailuresView> {
    return toDetailedBatch(await this.batches.pause(sheet, id));
  }

  @Post('batches/:batch_id/resume')
  @NeedsKeyScopes('spend')
  @ChangesBatch({
    name: 'sheets.batches.resume',
    waits: { by: 'sheets.batches.watch' },
    summary: 'Go on with a paused batch, with another limit where one is given',
    status: 200,
    description: prose`A running batch continues with the given limit. A batch that still cannot be paid pauses again.
      ${POSTS_NEED}`,
  })
  async resume(
    @CurrentSheet() sheet: SheetScope,
    @PathId('batch_id') id: number,
    @Body() { max_credits }: ResumeBatchBody,
    @CurrentCaller() caller: Caller,
  ): Promise<BatchWithFailuresView> {
    assertMayMake(caller, (await this.batches.find(sheet, id)).through);
    return toDetailedBatch(await this.batches.resume(sheet, id, max_credits));
  }

  @Post('batches/:batch_id/retry_failed')
  @NeedsKeyScopes('spend')
  @ChangesBatch({
    name: 'sheets.batches.retryFailed',
    waits: { by: 'sheets.batches.watch' },
    summary: 'Make the failed cells, videos and posts of a batch again, also when it has completed',
    status: 200,
    description: prose`With them those that failed because an input failed, and those whose generation or render was
      stopped. The limit of the batch still counts what it has spent. ${POSTS_NEED}`,
  })
  async retryFailed(
    @CurrentSheet() sheet: SheetScope,
    @PathId('batch_id') id: number,
    @CurrentCaller() caller: Caller,
  ): Promise<BatchWithFailuresView> {
    assertMayMake(caller, (await this.batches.find(sheet, id)).through);
    return toDetailedBatch(await this.batches.retryFailed(sheet, id));
  }

  @Post('batches/:batch_id/stop')
  @ChangesBatch({
    name: 'sheets.batches.stop',
    summary: 'End a batch; what is under way is stopped and its credits come back',
    status: 200,
    description: 'Waiting cells are not generated. A batch that is already stopped is unchanged.',
  })
  async stop(@CurrentSheet() sheet: SheetScope, @PathId('batch_id') id: number): Promise<BatchWithFailuresView> {
    return toDetailedBatch(await this.batches.stop(sheet, id));
  }
}
