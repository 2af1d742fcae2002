import { Module } from '@nestjs/common';
import { InspectionJob } from './inspection.job.js';
import { InspectionService } from './inspection.service.js';
import { MediaController } from './media.controller.js';
import { MediaRepository } from './media.repository.js';
import { MediaService } from './media.service.js';

@Module({
  controllers: [MediaController, InspectionJob],
  providers: [MediaService, MediaRepository, InspectionService],
  exports: [MediaService],
})
export class MediaModule {}
