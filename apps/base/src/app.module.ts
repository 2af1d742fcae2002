import { Module, type DynamicModule } from '@nestjs/common';
import { AuthModule } from '@reelsheet/platform-auth';
import { CreditsGateModule } from '@reelsheet/platform-credits';
import { JobsModule } from '@reelsheet/platform-jobs';
import { OutboundModule } from '@reelsheet/platform-outbound';
import { platformModules, type ServiceDefinition, type ServiceProcess } from '@reelsheet/platform-service';
import { AccessModule } from './identity/access/access.module.js';
import { KeyAndTokenResolver } from './identity/access/credential.resolver.js';
import { AgentCoreModule } from './identity/agent-core/agent-core.module.js';
import { AgentsModule } from './identity/agents/agents.module.js';
import { OwnAgentDirectory } from './identity/agents/own-agent.directory.js';
import { AuditModule } from './identity/audit/audit.module.js';
import { AvatarsModule } from './identity/avatars/avatars.module.js';
import { BaseConfig } from './base.config.js';
import { AssetLibraryModule } from './library/asset-library/asset-library.module.js';
import { ContentResourcesModule } from './library/content-resources/content-resources.module.js';
import { CreditsModule } from './money/credits/credits.module.js';
import { Ledger } from './money/credits/ledger.js';
import { entities, migrations } from './database/schema.js';
import { ResealingModule } from './resealing/resealing.module.js';
import { SheetViewModule } from './production/sheet-view/sheet-view.module.js';
import { SheetsModule } from './sheets/sheets.module.js';
import { ErasureModule } from './erasure/erasure.module.js';
import { EstimatesModule } from './production/estimates/estimates.module.js';
import { FillingsModule } from './production/fillings/fillings.module.js';
import { GenerationsModule } from './production/generations/generations.module.js';
import { AutomationModule } from './production/automation/automation.module.js';
import { AbandonedWorkModule } from './production/abandoned-work/abandoned-work.module.js';
import { OrganizationsModule } from './identity/organizations/organizations.module.js';
import { MonitoringModule } from './production/monitoring/monitoring.module.js';
import { ModelsModule } from './money/models/models.module.js';
import { PricesModule } from './money/prices/prices.module.js';
import { AgentActionsModule } from './publishing/agent-actions/agent-actions.module.js';
import { PublishingModule } from './publishing/posts/posts.module.js';
import { ScheduleSlotsModule } from './publishing/slots/schedule-slots.module.js';
import { RendersModule } from './production/renders/renders.module.js';
import { SocialAccountsModule } from './publishing/accounts/social-accounts.module.js';
import { VoicesModule } from './identity/voices/voices.module.js';
import { VoicePreviewsModule } from './production/voice-previews/voice-previews.module.js';
import { TemplatesModule } from './production/templates/templates.module.js';
import { WebhooksModule } from './identity/webhooks/webhooks.module.js';

@Module({})
export class AppModule {
  static forProcess(process: ServiceProcess<BaseConfig>): DynamicModule {
    const { config } = process;
    return {
      module: AppModule,
      imports: [
        ...platformModules(process, { entities, migrations }),
        OutboundModule.allowing(config.OUTBOUND_ALLOW),
        AuthModule.forService({
          resolver: KeyAndTokenResolver,
          directory: OwnAgentDirectory,
          requestsPerMinute: config.RATE_LIMIT_PER_MINUTE,
          organizationRequestsPerMinute: config.RATE_LIMIT_ORGANIZATION_PER_MINUTE,
          wrongKeysPerMinute: config.RATE_LIMIT_WRONG_KEYS,
          streamsPerCaller: config.MAX_STREAMS_PER_CALLER,
          imports: [AccessModule, AgentsModule],
        }),
        CreditsGateModule.forService(Ledger, [CreditsModule]),
        JobsModule.forService({ service: 'base', works: process.role === 'worker', ledger: 'own' }),
        AuditModule,
        AccessModule,
        OrganizationsModule,
        AgentsModule,
        AvatarsModule,
        AgentCoreModule,
        WebhooksModule,
        VoicesModule,
        CreditsModule,
        SheetsModule,
        ContentResourcesModule,
        AssetLibraryModule,
        GenerationsModule,
        EstimatesModule,
        FillingsModule,
        VoicePreviewsModule,
        RendersModule,
        AutomationModule,
        AbandonedWorkModule,
        MonitoringModule,
        ModelsModule,
        PricesModule,
        SheetViewModule,
        TemplatesModule,
        SocialAccountsModule,
        PublishingModule,
        AgentActionsModule,
        ScheduleSlotsModule,
        ErasureModule,
        ResealingModule,
      ],
    };
  }
}

export const base: ServiceDefinition<BaseConfig> = {
  service: 'base',
  config: BaseConfig,
  module: AppModule,
  schema: { entities, migrations },
  openApi: new URL('../openapi.json', import.meta.url),
};
