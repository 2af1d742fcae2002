import { Module } from '@nestjs/common';
import { ScheduleSlotsController } from './schedule-slots.controller.js';
import { ScheduleSlotsRepository } from './schedule-slots.repository.js';
import { ScheduleSlotsService } from './schedule-slots.service.js';

@Module({
  controllers: [ScheduleSlotsController],
  providers: [ScheduleSlotsService, ScheduleSlotsRepository],
  exports: [ScheduleSlotsService],
})
export class ScheduleSlotsModule {}
