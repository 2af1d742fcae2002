import { Module } from '@nestjs/common';
import { MediaDepositRepository } from './media-deposit.repository.js';
import { MediaFetcher } from './media-fetcher.js';
import { MediaJob } from './media.job.js';
import { MediaStore } from './media-store.js';

@Module({
  controllers: [MediaJob],
  providers: [MediaStore, MediaFetcher, MediaDepositRepository],
  exports: [MediaStore, MediaFetcher],
})
export class MediaModule {}
