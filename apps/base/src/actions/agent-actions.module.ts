import { Module } from '@nestjs/common';
import { OrganizationsModule } from '../accounts/organizations/organizations.module.js';
import { ContentResourcesModule } from '../assets/content-resources/content-resources.module.js';
import { EstimatesModule } from '../generation/estimates/estimates.module.js';
import { CellJobsModule } from '../generation/cell-jobs/cell-jobs.module.js';
import { RendersModule } from '../rendering/renders.module.js';
import { SheetsModule } from '../sheets/sheets.module.js';
import { TemplatesModule } from '../sheets/templates/templates.module.js';
import { ProductionBatchesModule } from '../production/batches/batches.module.js';
import { PostPlansModule } from '../publishing/post-plans/post-plans.module.js';
import { PublishingModule } from '../publishing/posts/posts.module.js';
import { StoredMediaModule } from '../assets/media/media.module.js';
import { ActionActors } from './action-actors.js';
import { ActionCatalog } from './action-catalog.js';
import { ActionGateRepository } from './action-gate.repository.js';
import { ActionGateService } from './action-gate.service.js';
import { AgentActionRpc } from './agent-action.rpc.js';
import { AgentActionRepository } from './agent-action.repository.js';
import { ApprovedDocumentsListener } from './approved-documents/approved-documents.listener.js';
import { GateMediaReader } from './gate-preparation/gate-media-reader.js';
import { GatePreparationStep } from './gate-preparation/gate-preparation.job.js';
import { GatePreparationListener } from './gate-preparation/gate-preparation.listener.js';
import { GateDeletionListener } from './gate-deletion.listener.js';
import { GatePruner } from './gate-pruner.js';
import { GenerationActions } from './generation-actions.js';
import { PublishingActions } from './publishing-actions.js';
import { SheetActions } from './sheet-actions.js';
import { AgentActionService } from './agent-action.service.js';
import { ConvertIdeasService } from './ideas/convert-ideas.service.js';
import { IdeaProductionService } from './ideas/idea-production.service.js';
import { ProduceIdeasService } from './ideas/produce-ideas.service.js';
import { SheetEditors } from './ideas/sheet-editors.js';
import { IdeaActions } from './ideas/idea-actions.js';
import { IdeaBatchTermsReader } from './ideas/idea-batch-terms.reader.js';
import { IdeaBatchRpc } from './ideas/idea-batch.rpc.js';
import { IdeaRowRpc } from './ideas/idea-row.rpc.js';
import { GateStates } from './gate-states.js';
import { AgentSheetReader } from './agent-sheet.reader.js';

@Module({
  imports: [
    OrganizationsModule,
    ContentResourcesModule,
    StoredMediaModule,
    SheetsModule,
    TemplatesModule,
    EstimatesModule,
    CellJobsModule,
    RendersModule,
    PublishingModule,
    PostPlansModule,
    ProductionBatchesModule,
  ],
  controllers: [AgentActionRpc, IdeaRowRpc, IdeaBatchRpc],
  providers: [
    AgentActionService,
    ActionActors,
    ActionCatalog,
    ActionGateService,
    ActionGateRepository,
    GateStates,
    ApprovedDocumentsListener,
    GateMediaReader,
    GatePruner,
    GateDeletionListener,
    GatePreparationStep,
    GatePreparationListener,
    SheetActions,
    GenerationActions,
    PublishingActions,
    IdeaActions,
    IdeaBatchTermsReader,
    AgentActionRepository,
    AgentSheetReader,
    ConvertIdeasService,
    IdeaProductionService,
    ProduceIdeasService,
    SheetEditors,
  ],
})
export class AgentActionsModule {}
