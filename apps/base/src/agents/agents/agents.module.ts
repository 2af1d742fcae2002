import { Global, Module } from '@nestjs/common';
import { OrganizationClosing } from '../../accounts/organizations/organization-closing.port.js';
import { OrganizationProvisioning } from '../../accounts/organizations/organization-provisioning.port.js';
import { AuditModule } from '../../accounts/audit/audit.module.js';
import { AvatarsModule } from '../avatars/avatars.module.js';
import { VendorKeysModule } from '../vendor-keys/vendor-keys.module.js';
import { DefaultVoices } from '../voices/default-voices.port.js';
import { VoicesModule } from '../voices/voices.module.js';
import { AgentRpc } from './agent.rpc.js';
import { AgentClosing } from './agent-closing.js';
import { AgentController } from './agent.controller.js';
import { AgentReader } from './agent.reader.js';
import { AgentRepository } from './agent.repository.js';
import { AgentService } from './agent.service.js';
import { AgentVoiceRpc } from './agent-voice.rpc.js';
import { AgentVoiceRepository } from './agent-voice.repository.js';
import { AgentVoiceReader } from './agent-voice.reader.js';
import { AgentVoiceService } from './agent-voice.service.js';

/** Global, because organizations below it and voices beside it ask for {@link OrganizationProvisioning}, {@link OrganizationClosing} and {@link DefaultVoices} without knowing who answers. */
@Global()
@Module({
  imports: [AuditModule, AvatarsModule, VendorKeysModule, VoicesModule],
  controllers: [AgentController, AgentRpc, AgentVoiceRpc],
  providers: [
    AgentService,
    AgentReader,
    AgentRepository,
    AgentVoiceRepository,
    AgentVoiceReader,
    AgentVoiceService,
    { provide: DefaultVoices, useExisting: AgentVoiceService },
    { provide: OrganizationProvisioning, useExisting: AgentService },
    { provide: OrganizationClosing, useClass: AgentClosing },
  ],
  exports: [AgentRepository, AgentVoiceReader, DefaultVoices, OrganizationProvisioning, OrganizationClosing],
})
export class AgentsModule {}
