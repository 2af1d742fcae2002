import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module.js';
import { StoreModule } from '../store/store.module.js';
import { UploadConfig } from '../upload.config.js';
import { BlobAnswers } from './blob.answers.js';
import { BlobClaims } from './blob.claims.js';
import { BlobConsumer } from './blob.consumer.js';
import { BlobFlushes } from './blob-flushes.js';
import { BlobRemovalService } from './blob-removal.service.js';
import { BlobRepository } from './blob.repository.js';
import { BlobService } from './blob.service.js';
import { BlobUploadController } from './blob-upload.controller.js';
import { BlobUploadService } from './blob-upload.service.js';
import { EraseFiles } from './erase-files.task.js';
import { ExpireBlob } from './expire-blob.task.js';
import { Md5Thread } from './md5-thread.js';
import { RawBody } from './raw-body.js';
import { SharedFolder } from './shared-folder.js';
import { Signer } from './signatures.js';
import { StorageAccountRepository } from './storage-account.repository.js';
import { StoreFolderRepository } from './store-folder.repository.js';
import { StoreMetrics } from './store-metrics.js';
import { StoreSweep } from './store-sweep.js';
import { SweepStore } from './sweep-store.task.js';
import { StorageQuota } from './storage-quota.js';
import { UploadDoor } from './upload-door.js';

@Module({
  imports: [MediaModule, StoreModule],
  controllers: [BlobUploadController, BlobAnswers, BlobConsumer],
  providers: [
    BlobService,
    BlobUploadService,
    BlobFlushes,
    BlobRemovalService,
    BlobRepository,
    BlobClaims,
    StorageQuota,
    StorageAccountRepository,
    StoreFolderRepository,
    SharedFolder,
    ExpireBlob,
    EraseFiles,
    StoreMetrics,
    StoreSweep,
    SweepStore,
    UploadDoor,
    RawBody,
    Md5Thread,
    {
      provide: Signer,
      useFactory: (config: UploadConfig) => new Signer(config.UPLOAD_SIGNING_KEY, config.UPLOAD_SIGNING_KEY_OTHER),
      inject: [UploadConfig],
    },
  ],
})
export class BlobsModule {}
