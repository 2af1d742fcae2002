import { Module } from '@nestjs/common';
import { CreditsModule } from '../../billing/credits/credits.module.js';
import { SpendingController } from './spending.controller.js';
import { SpendingRepository } from './spending.repository.js';
import { SpendingService } from './spending.service.js';

@Module({
  imports: [CreditsModule],
  controllers: [SpendingController],
  providers: [SpendingService, SpendingRepository],
})
export class SpendingModule {}
