import { Module } from '@nestjs/common';
import { ModelsModule } from '../../billing/models/models.module.js';
import { AgentsModule } from '../../agents/agents/agents.module.js';
import { SheetsModule } from '../../sheets/sheets.module.js';
import { GenerationsModule } from '../generations/generations.module.js';
import { EstimateController } from './estimate.controller.js';
import { EstimateService } from './estimate.service.js';

@Module({
  imports: [ModelsModule, AgentsModule, SheetsModule, GenerationsModule],
  controllers: [EstimateController],
  providers: [EstimateService],
  exports: [EstimateService],
})
export class EstimatesModule {}
