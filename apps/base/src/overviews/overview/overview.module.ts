import { Module } from '@nestjs/common';
import { OrganizationsModule } from '../../accounts/organizations/organizations.module.js';
import { StoredMediaModule } from '../../assets/media/media.module.js';
import { CellJobsModule } from '../../generation/cell-jobs/cell-jobs.module.js';
import { PublishingModule } from '../../publishing/posts/posts.module.js';
import { SocialAccountsModule } from '../../publishing/social-accounts/social-accounts.module.js';
import { SheetsModule } from '../../sheets/sheets.module.js';
import { AgentActivityRepository } from './agent-activity.repository.js';
import { AgentHealthService } from './agent-health.service.js';
import { OverviewController } from './overview.controller.js';
import { OverviewService } from './overview.service.js';

@Module({
  imports: [
    OrganizationsModule,
    StoredMediaModule,
    SheetsModule,
    CellJobsModule,
    PublishingModule,
    SocialAccountsModule,
  ],
  controllers: [OverviewController],
  providers: [OverviewService, AgentHealthService, AgentActivityRepository],
})
export class OverviewModule {}
