import { Body, Controller, Get, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import { AgentScope, CurrentAgent, EventStreams, type AgentInScope } from '@reelsheet/platform-auth';
import { Operation, PathId } from '@reelsheet/platform-http';
import { hasEnded, JobErrors } from '@reelsheet/platform-jobs';
import type { FastifyReply } from 'fastify';
import {
  AcceptedView,
  GenerationProgressView,
  GenerationView,
  toAccepted,
  toData,
  toGeneration,
  toMaxCost,
  toProgress,
  TranscribeBody,
} from './generation.dto.js';
import { GenerationErrors } from './generation.errors.js';
import { EVENT_POLL_MS, MAX_ROUNDS } from './generation-limits.js';
import { GenerationScope } from './generation-scope.reader.js';
import { GenerationRequestService } from './generation-request.service.js';
import { GenerationService } from './generation.service.js';

const { insufficientCredits, notFound, notSetUp, validation } = CommonErrors;
const { abandoned, cannotBeStopped, notStopped, tooManyRounds, tooMuchUncollected } = GenerationErrors;
const { costExceedsLimit, tooManyOpen } = JobErrors;

@ApiTags('Generations')
@Controller()
export class GenerationController {
  constructor(
    private readonly generations: GenerationService,
    private readonly requests: GenerationRequestService,
    private readonly streams: EventStreams,
  ) {}

  @Post('transcriptions')
  @AgentScope('query', 'editor')
  @Operation({
    name: 'transcriptions.create',
    waits: { by: 'generations.watch', with: { id: 'generation_id' } },
    phase: 'convert',
    summary: 'Transcribe an audio or a video',
    description: prose`Holds the price of the real length where that is known: for files of the library that were
      inspected. Otherwise holds the price of five minutes, or of the trimmed part, until the source is downloaded.`,
    status: 201,
    answer: AcceptedView,
    errors: [costExceedsLimit, insufficientCredits, notFound, notSetUp, tooManyOpen, tooMuchUncollected, validation],
  })
  async transcribe(@CurrentAgent() agent: AgentInScope, @Body() body: TranscribeBody): Promise<AcceptedView> {
    return toAccepted(await this.requests.enqueueWithoutSheet(agent, 'transcription', toData(body), toMaxCost(body)));
  }

  @Get('generations/:id')
  @GenerationScope('viewer')
  @Operation({
    name: 'generations.get',
    phase: 'convert',
    summary: 'The present state of a generation',
    answer: GenerationView,
  })
  async get(@PathId('id') id: number): Promise<GenerationView> {
    return toGeneration(await this.generations.get(id));
  }

  @Get('generations/:id/events')
  @GenerationScope('viewer')
  @Operation({
    name: 'generations.watch',
    phase: 'convert',
    summary: 'Each state of a generation as it comes, until it ends',
    description: prose`A text is sent while it is generated, in \`text_so_far\`. The stream ends with the generation,
      and as soon as the caller may no longer read it.`,
    answer: GenerationProgressView,
    media: 'text/event-stream',
  })
  async events(@PathId('id') id: number, @Res() reply: FastifyReply): Promise<void> {
    let soFar = '';
    await this.streams.toCaller(reply, {
      read: async () => toProgress(await this.generations.get(id), soFar),
      isFinal: ({ status }) => hasEnded(status),
      watch: (wake) =>
        this.generations.watch(id, (text) => {
          soFar = text || soFar;
          wake();
        }),
      pollMs: EVENT_POLL_MS,
    });
  }

  @Post('generations/:id/stop')
  @GenerationScope('editor')
  @Operation({
    name: 'generations.stop',
    phase: 'convert',
    summary: 'Stop a generation; its credits come back',
    description: prose`The vendor's task is cancelled if the vendor supports that. Work that the
      vendor charges for although it was stopped counts against the organization for a day; while there is too much of
      one type, no generation of this type is accepted, and waiting ones fail before they start. It can be collected by
      continuing the generation, or paid for (\`POST /organizations/{organization_id}/uncollected_work/pay\`).`,
    answer: GenerationView,
    errors: [cannotBeStopped],
  })
  async stop(@PathId('id') id: number): Promise<GenerationView> {
    return toGeneration(await this.generations.stop(id));
  }

  @Post('generations/:id/continue')
  @GenerationScope('editor')
  @Operation({
    name: 'generations.continue',
    waits: { by: 'generations.watch' },
    phase: 'convert',
    summary: 'Begin a stopped generation again; its credits are held again',
    description: prose`A video that its vendor could not cancel is collected and not ordered twice; everything else
      starts again. A generation is started at most ${MAX_ROUNDS} times.`,
    answer: GenerationView,
    errors: [abandoned, insufficientCredits, notStopped, tooManyOpen, tooManyRounds, tooMuchUncollected],
  })
  async continue(@PathId('id') id: number): Promise<GenerationView> {
    return toGeneration(await this.generations.continue(id));
  }
}
