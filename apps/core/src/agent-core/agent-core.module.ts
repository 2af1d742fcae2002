import { Module } from '@nestjs/common';
import { AgentCoreRpc } from './agent-core.rpc.js';
import { AgentCoreController } from './agent-core.controller.js';
import { AgentCoreRepository } from './agent-core.repository.js';
import { AgentCoreService } from './agent-core.service.js';
import { AgentVoiceClient } from './agent-voice-client.js';
import { BrandListsRepository } from './brand-lists.repository.js';

@Module({
  controllers: [AgentCoreController, AgentCoreRpc],
  providers: [AgentCoreService, AgentCoreRepository, BrandListsRepository, AgentVoiceClient],
  exports: [AgentCoreService],
})
export class AgentCoreModule {}
