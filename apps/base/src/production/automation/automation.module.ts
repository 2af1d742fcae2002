import { Module } from '@nestjs/common';
import { SheetsModule } from '../../sheets/sheets.module.js';
import { WebhooksModule } from '../../identity/webhooks/webhooks.module.js';
import { FillingsModule } from '../fillings/fillings.module.js';
import { AutomationConsumer } from './automation.consumer.js';
import { Automation } from './automation.js';

@Module({
  imports: [WebhooksModule, SheetsModule, FillingsModule],
  controllers: [AutomationConsumer],
  providers: [Automation],
})
export class AutomationModule {}
