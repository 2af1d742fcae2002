import { Module } from '@nestjs/common';
import { CreditsModule } from '../billing/credits/credits.module.js';
import { PricesModule } from '../billing/prices/prices.module.js';
import { MonitoringController } from './monitoring.controller.js';
import { MonitoringStep } from './monitoring.job.js';
import { MonitoringRepository } from './monitoring.repository.js';
import { MonitoringService } from './monitoring.service.js';

@Module({
  imports: [CreditsModule, PricesModule],
  controllers: [MonitoringController],
  providers: [MonitoringService, MonitoringStep, MonitoringRepository],
})
export class MonitoringModule {}
