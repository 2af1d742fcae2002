import { Global, Module } from '@nestjs/common';
import { OrganizationFounding } from '../organizations/organization-founding.port.js';
import { VendorKeysModule } from '../vendor-keys/vendor-keys.module.js';
import { AgentAnswers } from './agent.answers.js';
import { AgentController } from './agent.controller.js';
import { AgentRepository } from './agent.repository.js';
import { AgentService } from './agent.service.js';

/** Global, because organizations below it ask for {@link OrganizationFounding} without knowing who answers. */
@Global()
@Module({
  imports: [VendorKeysModule],
  controllers: [AgentController, AgentAnswers],
  providers: [AgentService, AgentRepository, { provide: OrganizationFounding, useExisting: AgentService }],
  exports: [AgentRepository, OrganizationFounding],
})
export class AgentsModule {}
