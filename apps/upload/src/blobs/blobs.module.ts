import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module.js';
import { StoreModule } from '../store/store.module.js';
import { UploadConfig } from '../upload.config.js';
import { BlobRpc } from './blob.rpc.js';
import { BlobClaims } from './blob-claim.repository.js';
import { BlobConsumer } from './blob.consumer.js';
import { BlobFlushes } from './blob-flushes.js';
import { BlobRemovalService } from './blob-removal.service.js';
import { BlobRepository } from './blob.repository.js';
import { BlobService } from './blob.service.js';
import { BlobUploadController } from './uploads/blob-upload.controller.js';
import { BlobUploadService } from './uploads/blob-upload.service.js';
import { DiscardPartial } from './resumable/discard-partial.task.js';
import { EraseFiles } from './erase-files.task.js';
import { ExpireBlob } from './expire-blob.task.js';
import { ResumableUploadController } from './resumable/resumable-upload.controller.js';
import { ResumableUploadRepository } from './resumable/resumable-upload.repository.js';
import { ResumableUploadService } from './resumable/resumable-upload.service.js';
import { TusHeaders } from './resumable/tus-headers.js';
import { Md5Thread } from './uploads/md5-thread.js';
import { RawBody } from './uploads/raw-body.js';
import { SharedFolder } from './cleanup/shared-folder.js';
import { Signer } from './uploads/signatures.js';
import { StorageAccountRepository } from './storage-accounts/storage-account.repository.js';
import { StoreFolderRepository } from './cleanup/store-folder.repository.js';
import { StoreMetrics } from './cleanup/store-metrics.js';
import { StoreSweep } from './cleanup/store-sweep.js';
import { SweepStore } from './cleanup/sweep-store.task.js';
import { StorageQuota } from './storage-accounts/storage-quota.js';
import { BlobAnnouncementService } from './uploads/blob-announcement.service.js';
import { StoreUploads } from './uploads/store-uploads.js';
import { UploadAddresses } from './uploads/upload-addresses.js';
import { UploadAdmission } from './uploads/upload-admission.js';
import { UploadCompletion } from './uploads/upload-completion.js';
import { UploadEntry } from './uploads/upload-entry.js';

@Module({
  imports: [MediaModule, StoreModule],
  controllers: [BlobUploadController, ResumableUploadController, BlobRpc, BlobConsumer],
  providers: [
    BlobService,
    BlobAnnouncementService,
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
    DiscardPartial,
    ResumableUploadRepository,
    ResumableUploadService,
    TusHeaders,
    StoreMetrics,
    StoreSweep,
    SweepStore,
    UploadEntry,
    UploadAddresses,
    UploadAdmission,
    UploadCompletion,
    StoreUploads,
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
