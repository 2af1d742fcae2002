import { Module, type DynamicModule } from '@nestjs/common';
import { AuthModule } from '@reelsheet/platform-auth';
import { CreditsGateModule } from '@reelsheet/platform-credits';
import { HooksModule } from '@reelsheet/platform-hooks';
import { JobsModule } from '@reelsheet/platform-jobs';
import { OutboundModule } from '@reelsheet/platform-outbound';
import { platformModules, type ServiceDefinition, type ServiceProcess } from '@reelsheet/platform-service';
import { AccessModule } from './accounts/accounts.module.js';
import { KeyAndTokenResolver } from './accounts/credentials/credential-resolver.js';
import { AgentCoreProxyModule } from './agents/agent-core/agent-core.module.js';
import { AgentsModule } from './agents/agents/agents.module.js';
import { OwnAgentDirectory } from './agents/agents/local-agent-directory.js';
import { AuditHooks } from './accounts/audit/audit-hooks.js';
import { AuditModule } from './accounts/audit/audit.module.js';
import { AvatarsModule } from './agents/avatars/avatars.module.js';
import { OrganizationHooks } from './accounts/organizations/organization-hooks.js';
import { UserHooks } from './accounts/users/user-hooks.js';
import { AgentHooks } from './agents/agents/agent-hooks.js';
import { VoiceHooks } from './agents/voices/voice-hooks.js';
import { MediaHooks } from './assets/media/media-hooks.js';
import { ContentResourceHooks } from './assets/content-resources/content-resource-hooks.js';
import { GenerationHooks } from './generation/generations/generation-hooks.js';
import { PostHooks } from './publishing/posts/post-hooks.js';
import { PostPlanHooks } from './publishing/post-plans/post-plan-hooks.js';
import { CellJobHooks } from './generation/cell-jobs/cell-job-hooks.js';
import { RenderHooks } from './rendering/cell-renders/render-hooks.js';
import { SheetHooks } from './sheets/sheet/sheet-hooks.js';
import { BaseConfig } from './base.config.js';
import { AssetLibraryModule } from './assets/asset-library/asset-library.module.js';
import { ContentResourcesModule } from './assets/content-resources/content-resources.module.js';
import { CreditsModule } from './billing/credits/credits.module.js';
import { Ledger } from './billing/credits/ledger.js';
import { entities, migrations } from './database/schema.js';
import { KeyRotationModule } from './key-rotation/key-rotation.module.js';
import { TemplateHooks } from './sheets/templates/template-hooks.js';
import { SheetViewModule } from './sheets/sheet-view/sheet-view.module.js';
import { SheetsModule } from './sheets/sheets.module.js';
import { ErasureModule } from './erasure/erasure.module.js';
import { EstimatesModule } from './generation/estimates/estimates.module.js';
import { CellJobsModule } from './generation/cell-jobs/cell-jobs.module.js';
import { GenerationsModule } from './generation/generations/generations.module.js';
import { AutomationModule } from './generation/automation/automation.module.js';
import { AbandonedWorkModule } from './abandoned-work/abandoned-work.module.js';
import { UserProfilesModule } from './accounts/user-profiles/user-profiles.module.js';
import { OrganizationsModule } from './accounts/organizations/organizations.module.js';
import { NodesModule } from './production/nodes/nodes.module.js';
import { ProductionBatchesModule } from './production/batches/batches.module.js';
import { MonitoringModule } from './monitoring/monitoring.module.js';
import { ModelsModule } from './billing/models/models.module.js';
import { PricesModule } from './billing/prices/prices.module.js';
import { AgentActionsModule } from './actions/agent-actions.module.js';
import { PublishingModule } from './publishing/posts/posts.module.js';
import { PostPlansModule } from './publishing/post-plans/post-plans.module.js';
import { ScheduleSlotsModule } from './publishing/schedule-slots/schedule-slots.module.js';
import { RendersModule } from './rendering/renders.module.js';
import { SocialAccountsModule } from './publishing/social-accounts/social-accounts.module.js';
import { VoicesModule } from './agents/voices/voices.module.js';
import { VoicePreviewsModule } from './generation/voice-previews/voice-previews.module.js';
import { TemplatesModule } from './sheets/templates/templates.module.js';
import { LiveModule } from './live/live.module.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { guideSite } from './guide-site.js';
import { studioSite } from './studio-site.js';
import { OverviewsModule } from './overviews/overviews.module.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';

const REQUIRED_HOOKS = [
  MediaHooks.hasSmallQuota,
  ...Object.values(AuditHooks),
  ...Object.values(UserHooks),
  ...Object.values(OrganizationHooks),
  ...Object.values(AgentHooks),
  VoiceHooks.deleted,
  ...Object.values(SheetHooks),
  TemplateHooks.created,
  ...Object.values(ContentResourceHooks),
  GenerationHooks.ended,
  ...Object.values(CellJobHooks),
  RenderHooks.ended,
  ...Object.values(PostHooks),
  ...Object.values(PostPlanHooks),
];

@Module({})
export class AppModule {
  /** Browsers may keep the refresh token of a sign-in in a cookie. */
  static readonly http = { hasCookies: true };
  static readonly sites = (config: BaseConfig) => [studioSite(config), guideSite];

  static forProcess(process: ServiceProcess<BaseConfig>): DynamicModule {
    const { config } = process;
    return {
      module: AppModule,
      imports: [
        ...platformModules(process, { entities, migrations }),
        HooksModule.forService({ required: REQUIRED_HOOKS }),
        OutboundModule.forService(config),
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
        JobsModule.forService({ service: 'base', runsJobs: process.role === 'worker', ledger: 'own' }),
        AuditModule,
        AccessModule,
        OrganizationsModule,
        UserProfilesModule,
        AgentsModule,
        AvatarsModule,
        AgentCoreProxyModule,
        WebhooksModule,
        VoicesModule,
        CreditsModule,
        SheetsModule,
        ContentResourcesModule,
        AssetLibraryModule,
        GenerationsModule,
        EstimatesModule,
        CellJobsModule,
        VoicePreviewsModule,
        RendersModule,
        AutomationModule,
        NodesModule,
        ProductionBatchesModule,
        AbandonedWorkModule,
        MonitoringModule,
        ModelsModule,
        PricesModule,
        SheetViewModule,
        TemplatesModule,
        SocialAccountsModule,
        PublishingModule,
        PostPlansModule,
        AgentActionsModule,
        ScheduleSlotsModule,
        LiveModule,
        NotificationsModule,
        OverviewsModule,
        ErasureModule,
        KeyRotationModule,
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
