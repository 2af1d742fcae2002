import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors } from '@reelsheet/kernel';
import { AgentScope, CurrentAgent, type AgentInScope } from '@reelsheet/platform-auth';
import { Operation } from '@reelsheet/platform-http';
import { storable } from '@reelsheet/platform-database';
import { PreferencesBody, PreferencesView } from './preference.dto.js';
import { PreferenceService } from './preference.service.js';

@ApiTags('Conversational agent')
@Controller('agent/preferences')
export class PreferenceController {
  constructor(private readonly preferences: PreferenceService) {}

  @Get()
  @AgentScope('query', 'viewer')
  @Operation({
    name: 'preferences.get',
    phase: 'ideas',
    summary: 'What ideas of the agent should be like',
    answer: PreferencesView,
  })
  async read(@CurrentAgent() agent: AgentInScope): Promise<PreferencesView> {
    return { content_idea_preferences: await this.preferences.read(agent) };
  }

  @Put()
  @AgentScope('query', 'editor')
  @Operation({
    name: 'preferences.set',
    phase: 'ideas',
    summary: 'Say what ideas of the agent should be like',
    description: 'Every run of the agent receives them.',
    answer: PreferencesView,
    errors: [CommonErrors.validation],
  })
  async set(@CurrentAgent() agent: AgentInScope, @Body() body: PreferencesBody): Promise<PreferencesView> {
    const { content_idea_preferences: words } = storable(body);
    await this.preferences.set(agent, words);
    return { content_idea_preferences: words };
  }
}
