import { Body, Controller, Get, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, readCredits } from '@reelsheet/kernel';
import {
  AgentScope,
  AnyCaller,
  CurrentAgent,
  EventStreams,
  NeedsKeyScopes,
  type AgentInScope,
} from '@reelsheet/platform-auth';
import { FREE_FORM, Operation, PathId, TakesForm } from '@reelsheet/platform-http';
import { hasEnded, JobErrors } from '@reelsheet/platform-jobs';
import type { FastifyReply } from 'fastify';
import { DocumentSchema } from '@reelsheet/composition';
import {
  DownloadView,
  OrderedView,
  OrderRenderBody,
  RenderJobQuery,
  RenderJobView,
  toDownload,
  toRenderJob,
} from './render-job.dto.js';
import { RENDER_DESCRIPTION } from './render-job-prose.js';
import { RenderErrors } from './render-job.errors.js';
import { RenderJobScope } from './render-job-scope.reader.js';
import { RenderJobService } from './render-job.service.js';
import { POLL_MS } from './render-limits.js';

const { insufficientCredits, notFound, validation } = CommonErrors;
const { cannotBeStopped, projectNotFound } = RenderErrors;

@ApiTags('Rendering')
@Controller('render_jobs')
export class RenderJobController {
  constructor(
    private readonly jobs: RenderJobService,
    private readonly streams: EventStreams,
  ) {}

  @Post()
  @AgentScope('query', 'editor')
  @TakesForm()
  @Operation({
    name: 'renders.create',
    waits: { by: 'renders.watch', with: { id: 'job_id' } },
    phase: 'export',
    summary: 'Compose a cell into a video',
    description: RENDER_DESCRIPTION,
    status: 201,
    answer: OrderedView,
    errors: [
      insufficientCredits,
      notFound,
      projectNotFound,
      JobErrors.costExceedsLimit,
      JobErrors.tooManyOpen,
      validation,
    ],
  })
  async order(@CurrentAgent() agent: AgentInScope, @Body() { job }: OrderRenderBody): Promise<OrderedView> {
    const { id } = await this.jobs.create({
      agent,
      sheetId: job.project_id,
      cellId: job.container_id,
      input: job.input,
      preview: job.preview,
      maxCost: job.max_credits === undefined ? undefined : readCredits('job.max_credits', job.max_credits),
    });
    return { job_id: id };
  }

  @Get()
  @AgentScope('query', 'viewer')
  @Operation({
    name: 'renders.list',
    phase: 'export',
    summary: 'Render jobs, newest first',
    answer: [RenderJobView],
    errors: [projectNotFound, validation],
  })
  async list(
    @CurrentAgent() { id }: AgentInScope,
    @Query() { project_id, container_id, page }: RenderJobQuery,
  ): Promise<RenderJobView[]> {
    return (await this.jobs.list({ agentId: id, sheetId: project_id, cellId: container_id }, page)).map(toRenderJob);
  }

  @Get('schema')
  @AnyCaller()
  @Operation({
    name: 'renders.getSchema',
    phase: 'export',
    summary: 'JSON Schema of a render document',
    answer: FREE_FORM,
  })
  schema(): object {
    return DocumentSchema;
  }

  @Get(':id')
  @RenderJobScope('viewer')
  @Operation({
    name: 'renders.get',
    phase: 'export',
    summary: 'The present state of a render job',
    description: 'A single job with its progress.',
    answer: RenderJobView,
  })
  async get(@PathId('id') id: number): Promise<RenderJobView> {
    return toRenderJob(await this.jobs.get(id));
  }

  @Get(':id/download')
  @RenderJobScope('viewer')
  @Operation({
    name: 'renders.download',
    phase: 'export',
    summary: 'Where to download the finished video',
    description:
      'The request triggers a provenance backup with the source `downloaded`. Returns 404 until there is a video.',
    answer: DownloadView,
    errors: [notFound],
  })
  async download(@PathId('id') id: number): Promise<DownloadView> {
    return toDownload(await this.jobs.download(id));
  }

  @Get(':id/events')
  @RenderJobScope('viewer')
  @Operation({
    name: 'renders.watch',
    phase: 'export',
    summary: 'Each state of a render job as it comes, until it ends',
    description: 'The stream ends with the job, or when the caller loses access to it.',
    answer: RenderJobView,
    media: 'text/event-stream',
  })
  async events(@PathId('id') id: number, @Res() reply: FastifyReply): Promise<void> {
    await this.streams.toCaller(reply, {
      read: async () => toRenderJob(await this.jobs.get(id)),
      isFinal: ({ status }) => hasEnded(status),
      watch: (wake) => this.jobs.watch(id, wake),
      pollMs: POLL_MS,
    });
  }

  @Post(':id/stop')
  @NeedsKeyScopes('write')
  @RenderJobScope('editor')
  @Operation({
    name: 'renders.stop',
    phase: 'export',
    summary: 'Stop a render; its credits come back',
    description: 'Discards what was composed so far. Stopping a stopped render has no effect.',
    answer: RenderJobView,
    errors: [cannotBeStopped],
  })
  async stop(@PathId('id') id: number): Promise<RenderJobView> {
    return toRenderJob(await this.jobs.stop(id));
  }
}
