import { Module } from '@nestjs/common';
import { UploadConfig } from '../upload.config.js';
import { FolderStore } from './folder.adapter.js';
import { FileStore } from './store.port.js';

const blobStore = {
  provide: FileStore,
  useFactory: storeOf,
  inject: [UploadConfig],
};

/** The S3 client is loaded only if it is used. */
async function storeOf(config: UploadConfig): Promise<FileStore> {
  if (config.OBJECT_STORE === 'folder') return FolderStore.open(config.UPLOAD_DIR!);
  const { S3Store } = await import('./s3.adapter.js');
  return new S3Store({
    endpoint: config.S3_ENDPOINT!,
    bucket: config.S3_BUCKET!,
    region: config.S3_REGION,
    accessKeyId: config.S3_ACCESS_KEY_ID!,
    secretAccessKey: config.S3_SECRET_ACCESS_KEY!,
    proxy: config.UPLOAD_PROXY === 'on',
  });
}

/** Chooses where bytes are stored; all other code uses {@link FileStore}. */
@Module({ providers: [blobStore], exports: [FileStore] })
export class StoreModule {}
