import { Module } from '@nestjs/common';
import { AuditModule } from '../../accounts/audit/audit.module.js';
import { OrganizationsModule } from '../../accounts/organizations/organizations.module.js';
import { AvatarsModule } from '../avatars/avatars.module.js';
import { VendorKeysModule } from '../vendor-keys/vendor-keys.module.js';
import { VoicesModule } from '../voices/voices.module.js';
import { AgentRpc } from './agent.rpc.js';
import { AgentClosingListener } from './agent-closing.listener.js';
import { AgentCreationService } from './agent-creation.service.js';
import { AgentDeletionService } from './agent-deletion.service.js';
import { AgentHomes } from './agent-homes.js';
import { AgentController } from './agent.controller.js';
import { AgentReader } from './agent.reader.js';
import { AgentRepository } from './agent.repository.js';
import { AgentService } from './agent.service.js';
import { AgentVoiceRpc } from './agent-voice/agent-voice.rpc.js';
import { AgentVoiceRepository } from './agent-voice/agent-voice.repository.js';
import { AgentVoiceReader } from './agent-voice/agent-voice.reader.js';
import { AgentVoiceService } from './agent-voice/agent-voice.service.js';
import { DefaultVoiceListener } from './agent-voice/default-voice.listener.js';
import { SystemAgentListener } from './system-agent.listener.js';

@Module({
  imports: [AuditModule, AvatarsModule, OrganizationsModule, VendorKeysModule, VoicesModule],
  controllers: [AgentController, AgentRpc, AgentVoiceRpc],
  providers: [
    AgentService,
    AgentCreationService,
    AgentDeletionService,
    AgentHomes,
    AgentReader,
    AgentRepository,
    AgentVoiceRepository,
    AgentVoiceReader,
    AgentVoiceService,
    DefaultVoiceListener,
    SystemAgentListener,
    AgentClosingListener,
  ],
  exports: [AgentRepository, AgentVoiceReader],
})
export class AgentsModule {}
