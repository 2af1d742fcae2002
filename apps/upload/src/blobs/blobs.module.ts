import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module.js';
import { UploadConfig } from '../upload.config.js';
import { BlobAnswers } from './blob.answers.js';
import { BlobJob } from './blob.job.js';
import { BlobRemovalService } from './blob-removal.service.js';
import { BlobRepository } from './blob.repository.js';
import { BlobService } from './blob.service.js';
import { BlobUploadController } from './blob-upload.controller.js';
import { BlobUploadService } from './blob-upload.service.js';
import { RawBody } from './raw-body.js';
import { Signer } from './signatures.js';

@Module({
  imports: [MediaModule],
  controllers: [BlobUploadController, BlobAnswers, BlobJob],
  providers: [
    BlobService,
    BlobUploadService,
    BlobRemovalService,
    BlobRepository,
    RawBody,
    {
      provide: Signer,
      useFactory: (config: UploadConfig) => new Signer(config.UPLOAD_SIGNING_KEY),
      inject: [UploadConfig],
    },
  ],
})
export class BlobsModule {}
