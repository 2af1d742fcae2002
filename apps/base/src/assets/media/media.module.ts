import { Module } from '@nestjs/common';
import { ChangeAddress, ChangeAddresses } from './change-address.task.js';
import { DiscardMedia } from './discard-media.task.js';
import { MediaDepositRepository } from './media.repository.js';
import { MediaFetcher } from './media-fetcher.js';
import { MediaStore } from './media-store.js';
import { RemoveStoredMedia } from './remove-stored-media.task.js';
import { StorageReader } from './storage.reader.js';

@Module({
  providers: [
    RemoveStoredMedia,
    ChangeAddress,
    ChangeAddresses,
    DiscardMedia,
    MediaStore,
    MediaFetcher,
    MediaDepositRepository,
    StorageReader,
  ],
  exports: [MediaStore, MediaFetcher, StorageReader],
})
export class StoredMediaModule {}
