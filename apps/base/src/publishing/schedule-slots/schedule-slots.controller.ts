import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors } from '@reelsheet/kernel';
import { AgentScope, CurrentAgent, type AgentInScope } from '@reelsheet/platform-auth';
import { Operation } from '@reelsheet/platform-http';
import { fromSlots, SlotsBody, SlotsView, toSlots } from './schedule-slots.dto.js';
import { ScheduleSlotsService } from './schedule-slots.service.js';

@ApiTags('Publishing')
@Controller('agents/:agent_id/schedule_slots')
export class ScheduleSlotsController {
  constructor(private readonly slots: ScheduleSlotsService) {}

  @Get()
  @AgentScope('path', 'viewer')
  @Operation({
    name: 'scheduleSlots.get',
    phase: 'export',
    summary: 'Weekly slots of the agent’s calendar',
    description: 'Default: 09:00, 12:00 and 17:00 every day.',
    answer: SlotsView,
  })
  async get(@CurrentAgent() { id }: AgentInScope): Promise<SlotsView> {
    return toSlots(await this.slots.of(id));
  }

  @Put()
  @AgentScope('path', 'editor')
  @Operation({
    name: 'scheduleSlots.set',
    phase: 'export',
    summary: 'Set the weekly slots of the agent’s calendar',
    description: 'Replaces all slots and merges those with the same time. Scheduled posts keep their time.',
    answer: SlotsView,
    errors: [CommonErrors.validation],
  })
  async put(@CurrentAgent() { id }: AgentInScope, @Body() body: SlotsBody): Promise<SlotsView> {
    return toSlots(await this.slots.replace(id, fromSlots(body)));
  }
}
