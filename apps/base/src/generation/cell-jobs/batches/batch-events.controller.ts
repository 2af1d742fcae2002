import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import { AgentScope, EventStreams } from '@reelsheet/platform-auth';
import { RequiresUsableCredit } from '@reelsheet/platform-credits';
import { Operation, PathId } from '@reelsheet/platform-http';
import type { FastifyReply } from 'fastify';
import { SheetErrors } from '../../../sheets/sheet/sheet.errors.js';
import { sheetPaths } from '../../../sheets/sheet/sheet-route.js';
import { CurrentSheet } from '../../../sheets/sheet/sheet-scope.js';
import type { SheetScope } from '../../../sheets/sheet/sheet.js';
import { BATCH_LIMITS } from './batch-limits.js';
import { BatchEventView, hasFinished, toBatchEvent } from './batch-event.dto.js';
import { BatchProgressService } from './batch-progress.service.js';

const { agentNotFound, notFound, usableCreditRequired } = CommonErrors;

/** Streams the progress of batches, under both route names of a sheet. */
@ApiTags('Batches')
@RequiresUsableCredit()
@Controller(sheetPaths('/:id'))
export class BatchEventsController {
  constructor(
    private readonly progress: BatchProgressService,
    private readonly streams: EventStreams,
  ) {}

  @Get('batches/:batch_id/events')
  @AgentScope('query', 'viewer')
  @Operation({
    name: 'sheets.batches.watch',
    phase: 'convert',
    summary: 'Each state of a batch by stage and row as it comes, until nothing of it is made any more',
    description: prose`A state is sent within about a second of a change. The stream of a paused batch stays open. It
      ends as soon as the caller may no longer read it.`,
    answer: BatchEventView,
    media: 'text/event-stream',
    errors: [agentNotFound, notFound, SheetErrors.notFound, usableCreditRequired],
  })
  async events(
    @CurrentSheet() sheet: SheetScope,
    @PathId('batch_id') id: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.streams.toCaller(reply, {
      read: async () => toBatchEvent(await this.progress.get(sheet, id)),
      isFinal: hasFinished,
      watch: () => () => undefined,
      pollMs: BATCH_LIMITS.eventPollMs,
    });
  }
}
