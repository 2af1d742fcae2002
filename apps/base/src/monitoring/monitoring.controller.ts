import { Body, Controller, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors } from '@reelsheet/kernel';
import { AgentScope, CurrentAgent, type AgentInScope } from '@reelsheet/platform-auth';
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
    phase: 'ideas',
    summary: 'Monitor an account, a hashtag or words',
    description:
      'Held is the most that a scrape may find; charged is each post and comment that is new to the organization, once, however many of its jobs and watchlists find it. With `monitoring` it is scraped again every few hours; a scrape that there are no credits for is left out, and the next one comes in its time.',
    status: 201,
    answer: UserJobOrdered,
    errors: [agentNotFound, insufficientCredits, noPurchase, validation],
  })
  async order(@CurrentAgent() agent: AgentInScope, @Body() body: OrderUserJobBody): Promise<UserJobOrdered> {
    return { user_job_id: await this.monitorings.order(agent, fromOrder(body)) };
  }

  @Put(':id')
  @AgentScope('query', 'editor')
  @TakesForm()
  @Operation({
    phase: 'ideas',
    summary: 'Change what is monitored',
    description:
      'What is absent stays. It counts from the next scrape on; `monitoring: false` between two scrapes ends the job as completed.',
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
  @Operation({ phase: 'ideas', summary: 'A monitoring job', answer: MonitoringView, errors: [agentNotFound, notFound] })
  async read(@CurrentAgent() agent: AgentInScope, @PathId('id', notFound) id: number): Promise<MonitoringView> {
    return toMonitoring(await this.monitorings.read(agent, id));
  }
}
