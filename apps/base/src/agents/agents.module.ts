import { Global, Module } from '@nestjs/common';
import { OrganizationFounding } from '../organizations/organization-founding.port.js';
import { AvatarsModule } from '../avatars/avatars.module.js';
import { VendorKeysModule } from '../vendor-keys/vendor-keys.module.js';
import { AgentAnswers } from './agent.answers.js';
import { AgentController } from './agent.controller.js';
import { AgentReader } from './agent.reader.js';
import { AgentRepository } from './agent.repository.js';
import { AgentService } from './agent.service.js';
import { AgentVoiceAnswers } from './agent-voice.answers.js';
import { AgentVoiceRepository } from './agent-voice.repository.js';

/** Global, because organizations below it ask for {@link OrganizationFounding} without knowing who answers. */
@Global()
@Module({
  imports: [AvatarsModule, VendorKeysModule],
  controllers: [AgentController, AgentAnswers, AgentVoiceAnswers],
  providers: [AgentService, AgentReader, AgentRepository, AgentVoiceRepository, { provide: OrganizationFounding, useExisting: AgentService }],
  exports: [AgentRepository, AgentVoiceRepository, OrganizationFounding],
})
export class AgentsModule {}
