import { Module } from '@nestjs/common';
import { UploadConfig } from '../upload.config.js';
import { FolderStore } from './folder.store.js';
import { BlobStore } from './port.js';

const blobStore = {
  provide: BlobStore,
  useFactory: ({ UPLOAD_DIR }: UploadConfig) => FolderStore.open(UPLOAD_DIR),
  inject: [UploadConfig],
};

/** Decides where bytes lie; everything else knows {@link BlobStore} alone. */
@Module({ providers: [blobStore], exports: [BlobStore] })
export class StoreModule {}
