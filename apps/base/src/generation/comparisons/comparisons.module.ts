import { Module } from '@nestjs/common';
import { AgentsModule } from '../../agents/agents/agents.module.js';
import { CellJobsModule } from '../cell-jobs/cell-jobs.module.js';
import { GenerationsModule } from '../generations/generations.module.js';
import { CellComparisons } from './cell-comparisons.js';

@Module({
  imports: [AgentsModule, CellJobsModule, GenerationsModule],
  providers: [CellComparisons],
  exports: [CellComparisons],
})
export class ComparisonsModule {}
