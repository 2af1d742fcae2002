import { Module } from '@nestjs/common';
import { OrganizationsModule } from '../accounts/organizations/organizations.module.js';
import { ContentResourcesModule } from '../assets/content-resources/content-resources.module.js';
import { EstimatesModule } from '../generation/estimates/estimates.module.js';
import { CellJobsModule } from '../generation/cell-jobs/cell-jobs.module.js';
import { RendersModule } from '../rendering/renders.module.js';
import { SheetsModule } from '../sheets/sheets.module.js';
import { PublishingModule } from '../publishing/posts/posts.module.js';
import { StoredMediaModule } from '../assets/media/media.module.js';
import { ActionActors } from './action-actors.js';
import { ActionCatalog } from './action-catalog.js';
import { ActionGateRepository } from './action-gate.repository.js';
import { ActionGateService } from './action-gate.service.js';
import { AgentActionRpc } from './agent-action.rpc.js';
import { AgentActionRepository } from './agent-action.repository.js';
import { ApprovedDocumentsListener } from './approved-documents/approved-documents.listener.js';
import { GateMediaReader } from './gate-media-reader.js';
import { GatePruner } from './gate-pruner.js';
import { GenerationActions } from './generation-actions.js';
import { PrepareGate } from './prepare-gate.task.js';
import { PublishingActions } from './publishing-actions.js';
import { SheetActions } from './sheet-actions.js';
import { AgentActionService } from './agent-action.service.js';
import { AgentSheetReader } from './agent-sheet.reader.js';

@Module({
  imports: [
    OrganizationsModule,
    ContentResourcesModule,
    StoredMediaModule,
    SheetsModule,
    EstimatesModule,
    CellJobsModule,
    RendersModule,
    PublishingModule,
  ],
  controllers: [AgentActionRpc],
  providers: [
    AgentActionService,
    ActionActors,
    ActionCatalog,
    ActionGateService,
    ActionGateRepository,
    ApprovedDocumentsListener,
    GateMediaReader,
    GatePruner,
    PrepareGate,
    SheetActions,
    GenerationActions,
    PublishingActions,
    AgentActionRepository,
    AgentSheetReader,
  ],
})
export class AgentActionsModule {}
