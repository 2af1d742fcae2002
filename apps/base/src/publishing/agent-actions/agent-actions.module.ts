import { Module } from '@nestjs/common';
import { ContentResourcesModule } from '../../library/content-resources/content-resources.module.js';
import { EstimatesModule } from '../../production/estimates/estimates.module.js';
import { FillingsModule } from '../../production/fillings/fillings.module.js';
import { RendersModule } from '../../production/renders/renders.module.js';
import { SheetsModule } from '../../sheets/sheets.module.js';
import { PublishingModule } from '../posts/posts.module.js';
import { AgentActionAnswers } from './agent-action.answers.js';
import { AgentActionRepository } from './agent-action.repository.js';
import { AgentActionService } from './agent-action.service.js';
import { AgentSheetReader } from './agent-sheet.reader.js';

@Module({
  imports: [ContentResourcesModule, SheetsModule, EstimatesModule, FillingsModule, RendersModule, PublishingModule],
  controllers: [AgentActionAnswers],
  providers: [AgentActionService, AgentActionRepository, AgentSheetReader],
})
export class AgentActionsModule {}
