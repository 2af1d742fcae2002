import { Module } from '@nestjs/common';
import { SheetsModule } from '../../sheets/sheets.module.js';
import { WebhooksModule } from '../../webhooks/webhooks.module.js';
import { CellJobsModule } from '../cell-jobs/cell-jobs.module.js';
import { AutomationConsumer } from './automation.consumer.js';
import { Automation } from './automation.js';

@Module({
  imports: [WebhooksModule, SheetsModule, CellJobsModule],
  controllers: [AutomationConsumer],
  providers: [Automation],
})
export class AutomationModule {}
