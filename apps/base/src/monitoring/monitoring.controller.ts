import { Body, Controller, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import { AgentScope, CurrentAgent, NeedsKeyScopes, type AgentInScope } from '@reelsheet/platform-auth';
import { Operation, PathId, TakesForm } from '@reelsheet/platform-http';
import {
  fromChange,
  fromOrder,
  MonitoringChangeBody,
  MonitoringView,
  OrderUserJobBody,
  toMonitoring,
  UserJobOrdered,
} from './monitoring.dto.js';
import { MonitoringErrors } from './monitoring.errors.js';
import { MonitoringService } from './monitoring.service.js';

const { agentNotFound, insufficientCredits, validation } = CommonErrors;
const { noPurchase, notFound, statusInvalid } = MonitoringErrors;

@ApiTags('Content monitoring')
@Controller('user_jobs')
export class MonitoringController {
  constructor(private readonly monitorings: MonitoringService) {}

  @Post()
  @AgentScope('query', 'editor')
  @TakesForm()
  @Operation({
    name: 'monitoring.create',
    waits: { by: 'monitoring.get', with: { id: 'user_job_id' } },
    phase: 'ideas',
    summary: 'Monitor an account, a hashtag or words',
    description: prose`
      The credits for the maximum number of results are held; each post and comment that is new to the organization is
      charged once, even if several jobs and watchlists find it. With \`monitoring\` the scrape is repeated every few hours;
      a scrape without sufficient credits is skipped, and the next one runs as scheduled.`,
    status: 201,
    answer: UserJobOrdered,
    errors: [agentNotFound, insufficientCredits, noPurchase, validation],
  })
  async order(@CurrentAgent() agent: AgentInScope, @Body() body: OrderUserJobBody): Promise<UserJobOrdered> {
    return { user_job_id: await this.monitorings.create(agent, fromOrder(body)) };
  }

  @Put(':id')
  @NeedsKeyScopes('spend')
  @AgentScope('query', 'editor')
  @TakesForm()
  @Operation({
    name: 'monitoring.update',
    phase: 'ideas',
    summary: 'Change what is monitored',
    description: prose`
      Absent fields stay unchanged. Changes apply from the next scrape on; \`monitoring: false\` between two scrapes
      completes the job.`,
    answer: UserJobOrdered,
    errors: [agentNotFound, notFound, statusInvalid, validation],
  })
  async update(
    @CurrentAgent() agent: AgentInScope,
    @PathId('id', notFound) id: number,
    @Body() body: MonitoringChangeBody,
  ): Promise<UserJobOrdered> {
    await this.monitorings.update(agent, id, fromChange(body));
    return { user_job_id: id };
  }

  @Get(':id')
  @AgentScope('query', 'viewer')
  @Operation({
    name: 'monitoring.get',
    phase: 'ideas',
    summary: 'A monitoring job',
    answer: MonitoringView,
    errors: [agentNotFound, notFound],
  })
  async read(@CurrentAgent() agent: AgentInScope, @PathId('id', notFound) id: number): Promise<MonitoringView> {
    return toMonitoring(await this.monitorings.read(agent, id));
  }
}
