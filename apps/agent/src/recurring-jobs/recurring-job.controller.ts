import { Body, Controller, Delete, Get, Patch, Post } from '@nestjs/common';
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
import { Operation, PathUuid } from '@reelsheet/platform-http';
import {
  CreateRecurringJobBody,
  DefaultJobsView,
  fromCreateBody,
  fromUpdateBody,
  RecurringJobsView,
  RecurringJobView,
  toRecurringJob,
  UpdateRecurringJobBody,
} from './recurring-job.dto.js';
import { RecurringJobService } from './recurring-job.service.js';
import { MAX_JOBS } from './recurring-job-limits.js';

const { notFound, validation } = CommonErrors;

@ApiTags('Recurring jobs')
@Controller('agents/:agent_id/recurring-jobs')
export class RecurringJobController {
  constructor(private readonly jobs: RecurringJobService) {}

  @Get()
  @AgentScope('path', 'viewer')
  @Operation({
    name: 'recurringJobs.list',
    phase: 'ideas',
    summary: 'Recurring jobs of an agent, newest first',
    answer: RecurringJobsView,
  })
  async list(@CurrentAgent() agent: AgentInScope): Promise<RecurringJobsView> {
    return { recurring_jobs: (await this.jobs.list(agent)).map(toRecurringJob) };
  }

  @Post('defaults')
  @NeedsKeyScopes('write', 'spend')
  @AgentScope('path', 'editor')
  @Operation({
    name: 'recurringJobs.createDefaults',
    phase: 'ideas',
    summary: "Make the agent's default job, daily at 09:00 UTC, unless it has it",
    description: 'A default job that was deleted is made anew.',
    answer: DefaultJobsView,
  })
  async defaults(@CurrentAgent() agent: AgentInScope, @CurrentCaller() { userId }: Caller): Promise<DefaultJobsView> {
    const { job, created } = await this.jobs.defaults(agent, userId);
    return { recurring_jobs: [toRecurringJob(job)], created };
  }

  @Post()
  @NeedsKeyScopes('write', 'spend')
  @AgentScope('path', 'editor')
  @Operation({
    name: 'recurringJobs.create',
    phase: 'ideas',
    summary: 'Have the agent do something again and again',
    description: prose`
      Runs in the name of its maker, who must still be an editor at its time, and bills as any run; where there are no
      credits that time is skipped. Where clocks go forward, a time in the skipped hour is an hour later; where they
      go back, the first of two equal times counts; what was missed while the service was down runs once. With
      \`ACCOUNT_PROOF=none\` a mail goes to any address. With \`mail\` it goes to the proved addresses of the
      organization's members, and to any other address after its owner has confirmed by a mailed link; until then
      \`last_delivery\` is \`waiting\` and the result stays in the conversation. Every mail has a link that ends them.
      A job of the type \`produce_ideas\` makes rows of accepted ideas, their videos and posts, as
      \`POST /agent/ideas/produce\` does, and reports once in its conversation. A key needs the scope \`publish\` too
      to create, change or resume a job that posts.
      At most ${MAX_JOBS} for one agent.`,
    status: 201,
    answer: RecurringJobView,
    errors: [validation],
  })
  async create(
    @CurrentAgent() agent: AgentInScope,
    @CurrentCaller() caller: Caller,
    @Body() body: CreateRecurringJobBody,
  ): Promise<RecurringJobView> {
    return toRecurringJob(await this.jobs.create(agent, caller, fromCreateBody(body)));
  }

  @Get(':job_id')
  @AgentScope('path', 'viewer')
  @Operation({
    name: 'recurringJobs.get',
    phase: 'ideas',
    summary: 'A recurring job',
    answer: RecurringJobView,
    errors: [notFound],
  })
  async get(@CurrentAgent() agent: AgentInScope, @PathUuid('job_id') id: string): Promise<RecurringJobView> {
    return toRecurringJob(await this.jobs.get(agent, id));
  }

  @Patch(':job_id')
  @NeedsKeyScopes('write', 'spend')
  @AgentScope('path', 'editor')
  @Operation({
    name: 'recurringJobs.update',
    phase: 'ideas',
    summary: 'Change a recurring job',
    description: prose`
      Another schedule sets \`next_run_at\` anew, unless the body does. An address that has not confirmed is asked again
      when the body names the delivery.`,
    answer: RecurringJobView,
    errors: [notFound, validation],
  })
  async update(
    @CurrentAgent() agent: AgentInScope,
    @CurrentCaller() caller: Caller,
    @PathUuid('job_id') id: string,
    @Body() body: UpdateRecurringJobBody,
  ): Promise<RecurringJobView> {
    return toRecurringJob(await this.jobs.update(agent, caller, id, fromUpdateBody(body)));
  }

  @Post(':job_id/pause')
  @AgentScope('path', 'editor')
  @Operation({
    name: 'recurringJobs.pause',
    phase: 'ideas',
    summary: 'Pause a recurring job',
    description: 'A run that is under way goes on to its end.',
    answer: RecurringJobView,
    errors: [notFound],
  })
  async pause(@CurrentAgent() agent: AgentInScope, @PathUuid('job_id') id: string): Promise<RecurringJobView> {
    return toRecurringJob(await this.jobs.pause(agent, id));
  }

  @Post(':job_id/resume')
  @NeedsKeyScopes('write', 'spend')
  @AgentScope('path', 'editor')
  @Operation({
    name: 'recurringJobs.resume',
    phase: 'ideas',
    summary: 'Let a paused job run again',
    description: 'What it missed is not made up for.',
    answer: RecurringJobView,
    errors: [notFound],
  })
  async resume(
    @CurrentAgent() agent: AgentInScope,
    @CurrentCaller() caller: Caller,
    @PathUuid('job_id') id: string,
  ): Promise<RecurringJobView> {
    return toRecurringJob(await this.jobs.resume(agent, caller, id));
  }

  @Delete(':job_id')
  @AgentScope('path', 'editor')
  @Operation({
    name: 'recurringJobs.delete',
    phase: 'ideas',
    summary: 'Delete a recurring job',
    status: 204,
    errors: [notFound],
  })
  async delete(@CurrentAgent() agent: AgentInScope, @PathUuid('job_id') id: string): Promise<void> {
    await this.jobs.delete(agent, id);
  }
}
