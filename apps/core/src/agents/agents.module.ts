import { Module } from '@nestjs/common';
import { AgentCoreModule } from '../agent-core/agent-core.module.js';
import { ProvenanceModule } from '../provenance/provenance.module.js';
import { WatchlistsModule } from '../watchlists/watchlists.module.js';
import { AgentRecordsListener } from './agent-records.listener.js';
import { OrganizationRecordsListener } from './organization-records.listener.js';

/** Handles the deletion of agents and organizations by base. */
@Module({
  imports: [AgentCoreModule, ProvenanceModule, WatchlistsModule],
  providers: [AgentRecordsListener, OrganizationRecordsListener],
})
export class CoreAgentsModule {}
