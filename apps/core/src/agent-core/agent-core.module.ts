import { Module } from '@nestjs/common';
import { AgentCoreAnswers } from './agent-core.answers.js';
import { AgentCoreController } from './agent-core.controller.js';
import { AgentCoreRepository } from './agent-core.repository.js';
import { AgentCoreService } from './agent-core.service.js';
import { AgentVoiceClient } from './agent-voice.client.js';
import { BrandListsRepository } from './brand-lists.repository.js';

@Module({
  controllers: [AgentCoreController, AgentCoreAnswers],
  providers: [AgentCoreService, AgentCoreRepository, BrandListsRepository, AgentVoiceClient],
  exports: [AgentCoreService],
})
export class AgentCoreModule {}
