import { Body, Controller, Get, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import {
  AgentScope,
  CurrentAgent,
  CurrentCaller,
  CurrentCredential,
  EventStreams,
  NeedsKeyScopes,
  SignedUrl,
  type AgentInScope,
  type Caller,
  type Credential,
} from '@reelsheet/platform-auth';
import { StoresAnswerAfterwards, Operation, PathUuid } from '@reelsheet/platform-http';
import { JobErrors, Jobs } from '@reelsheet/platform-jobs';
import type { FastifyReply } from 'fastify';
import { AgentConfig } from '../agent.config.js';
import { PageQuery } from '../paging.js';
import {
  ApproveBody,
  fromRunBody,
  ProgressQuery,
  RunBody,
  RunProgressView,
  RunsView,
  RunView,
  StartedRunView,
  toRun,
  toStartedRun,
} from './run.dto.js';
import { ConversationScope } from '../conversations/conversation-scope.reader.js';
import { RUN_JOB } from './run.job.js';
import { RunScope } from './run-scope.reader.js';
import { RunQueryService } from './queries/run-query.service.js';
import { RunDecisionService } from './run-decision.service.js';
import { RunService } from './run.service.js';
import { RunStopService } from './ending/run-stop.service.js';
import { PROGRESS_POLL_MS } from './run-limits.js';
import { RunErrors } from './run.errors.js';

const { insufficientCredits, notFound, notSetUp, unauthorized, validation } = CommonErrors;

@ApiTags('Conversational agent')
@Controller('agent')
export class RunController {
  constructor(
    private readonly runs: RunService,
    private readonly decisions: RunDecisionService,
    private readonly stops: RunStopService,
    private readonly queries: RunQueryService,
    private readonly jobs: Jobs,
    private readonly streams: EventStreams,
    private readonly config: AgentConfig,
  ) {}

  @Post('run')
  @StoresAnswerAfterwards('holds credits in base')
  @NeedsKeyScopes('write', 'spend')
  @AgentScope('body', 'editor')
  @Operation({
    name: 'runs.create',
    waits: { by: 'runs.watch', with: { run_id: 'run_id' } },
    phase: 'ideas',
    summary: 'Give the agent a message to work on',
    description: prose`
        Holds credits while it runs, takes what its text cost when it completes, and gives all back when it fails. A
        run that reaches its limit of steps, time or credits has failed, and is charged for the text that it used.`,
    status: 202,
    answer: StartedRunView,
    errors: [insufficientCredits, notFound, notSetUp, JobErrors.tooManyOpen, validation],
  })
  async start(
    @CurrentCaller() caller: Caller,
    @CurrentAgent() agent: AgentInScope,
    @Body() body: RunBody,
  ): Promise<StartedRunView> {
    return toStartedRun(await this.runs.start(caller, agent, fromRunBody(body)), this.config.AGENT_URL);
  }

  @Get('runs/:run_id')
  @RunScope('viewer')
  @Operation({ name: 'runs.get', phase: 'ideas', summary: 'A run', answer: RunView })
  async get(@PathUuid('run_id') id: string): Promise<RunView> {
    return toRun(await this.queries.get(id));
  }

  @Post('runs/:run_id/approve')
  @StoresAnswerAfterwards('stores the decision in base')
  @NeedsKeyScopes('spend', 'publish')
  @RunScope('editor')
  @Operation({
    name: 'runs.approve',
    waits: { by: 'runs.watch' },
    phase: 'ideas',
    summary: 'Let a run carry out the action that it waits with, or go on without it',
    description: prose`
        The action is done on behalf of the user who approves it, for no more credits than \`pending_action.cost\`.
        Send \`pending_action_id\` and \`pending_action_sha256\`, so that only the action that was shown is decided: 409
        with the present \`pending_action\` when it is another one, or when the named one was decided otherwise or
        expired. Repeating a decision with its id returns the run. A run that waits for no approval: 422.`,
    answer: RunView,
    errors: [RunErrors.otherAction, validation],
  })
  async approve(
    @PathUuid('run_id') id: string,
    @CurrentCaller() { userId }: Caller,
    @CurrentCredential() credential: Credential,
    @Body() { approved, pending_action_id, pending_action_sha256: sha256 }: ApproveBody,
  ): Promise<RunView> {
    await this.decisions.decide(
      id,
      { userId, credential },
      { approved, gateId: pending_action_id?.toLowerCase(), sha256 },
    );
    return toRun(await this.queries.get(id));
  }

  @Post('runs/:run_id/stop')
  @StoresAnswerAfterwards('stores a rejection in base')
  @RunScope('editor')
  @Operation({
    name: 'runs.stop',
    phase: 'ideas',
    summary: 'Stop a run',
    description: prose`
        The run ends as \`failed\`, charged for the text that it used; what it has done stays. An action that it waits
        with is rejected first, for which a key needs the scopes of \`approve\`. A run that has ended stays as it is.`,
    answer: RunView,
  })
  async stop(
    @PathUuid('run_id') id: string,
    @CurrentCaller() { userId }: Caller,
    @CurrentCredential() credential: Credential,
  ): Promise<RunView> {
    await this.stops.stop(id, { userId, credential });
    return toRun(await this.queries.get(id));
  }

  @Get('conversations/:id/runs')
  @ConversationScope('viewer')
  @Operation({
    name: 'runs.list',
    phase: 'ideas',
    summary: 'Runs of a conversation, newest first',
    description: '100 a page.',
    answer: RunsView,
    errors: [validation],
  })
  async list(@PathUuid('id') id: string, @Query() { page }: PageQuery): Promise<RunsView> {
    return { runs: (await this.queries.listOf(id, page)).map(toRun) };
  }

  @Get('runs/:run_id/progress')
  @SignedUrl()
  @Operation({
    name: 'runs.watch',
    phase: 'ideas',
    summary: 'Watch a run',
    description: prose`
        Server-sent events, each with the run in its state at that time. Ends with the run. The token is valid
        until an hour after the end of the run, but never longer than 24 hours after it was issued.`,
    answer: RunProgressView,
    media: 'text/event-stream',
    errors: [unauthorized, notFound, validation],
  })
  async progress(
    @PathUuid('run_id') id: string,
    @Query() { token }: ProgressQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.streams.toHolder(`run:${id}`, reply, {
      read: () => this.queries.progress(id, token),
      isFinal: ({ status }) => status !== 'running',
      watch: (wake) => this.jobs.watch(RUN_JOB, id, wake),
      pollMs: PROGRESS_POLL_MS,
    });
  }
}
