import { Module } from '@nestjs/common';
import { AgentCoreController } from './agent-core.controller.js';
import { AgentVoiceAnswers } from './agent-voice.answers.js';
import { AgentVoiceRepository } from './agent-voice.repository.js';
import { CoreGateway } from './core.gateway.js';
import { OpaqueBodies } from './opaque-body.js';

/** Of an agent's profile base keeps the default voice, and hands the rest on to core. */
@Module({
  controllers: [AgentCoreController, AgentVoiceAnswers],
  providers: [CoreGateway, OpaqueBodies, AgentVoiceRepository],
  exports: [AgentVoiceRepository],
})
export class AgentCoreModule {}
