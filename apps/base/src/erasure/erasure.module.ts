import { Module } from '@nestjs/common';
import { MediaModule } from '../storage/media/media.module.js';
import { ErasureJob } from './erasure.job.js';
import { ErasureRepository } from './erasure.repository.js';
import { ErasureService } from './erasure.service.js';

@Module({
  imports: [MediaModule],
  controllers: [ErasureJob],
  providers: [ErasureService, ErasureRepository],
})
export class ErasureModule {}
