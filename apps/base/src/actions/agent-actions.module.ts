import { Module } from '@nestjs/common';
import { OrganizationsModule } from '../accounts/organizations/organizations.module.js';
import { ContentResourcesModule } from '../assets/content-resources/content-resources.module.js';
import { EstimatesModule } from '../generation/estimates/estimates.module.js';
import { CellJobsModule } from '../generation/cell-jobs/cell-jobs.module.js';
import { RendersModule } from '../rendering/renders.module.js';
import { SheetsModule } from '../sheets/sheets.module.js';
import { PublishingModule } from '../publishing/posts/posts.module.js';
import { AgentActionRpc } from './agent-action.rpc.js';
import { AgentActionRepository } from './agent-action.repository.js';
import { GenerationActions } from './generation-actions.js';
import { PublishingActions } from './publishing-actions.js';
import { SheetActions } from './sheet-actions.js';
import { AgentActionService } from './agent-action.service.js';
import { AgentSheetReader } from './agent-sheet.reader.js';

@Module({
  imports: [
    OrganizationsModule,
    ContentResourcesModule,
    SheetsModule,
    EstimatesModule,
    CellJobsModule,
    RendersModule,
    PublishingModule,
  ],
  controllers: [AgentActionRpc],
  providers: [
    AgentActionService,
    SheetActions,
    GenerationActions,
    PublishingActions,
    AgentActionRepository,
    AgentSheetReader,
  ],
})
export class AgentActionsModule {}
