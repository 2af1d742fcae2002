import { Module } from '@nestjs/common';
import { MediaDepositRepository } from './media-deposit.repository.js';
import { MediaFetcher } from './media-fetcher.js';
import { MediaJob } from './media.job.js';
import { MediaStore } from './media-store.js';
import { MediaRemovalService } from './media-removal.service.js';

@Module({
  controllers: [MediaJob],
  providers: [MediaRemovalService, MediaStore, MediaFetcher, MediaDepositRepository],
  exports: [MediaStore, MediaFetcher],
})
export class MediaModule {}
