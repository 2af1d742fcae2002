import { Module } from '@nestjs/common';
import { StoredMediaModule } from '../media/media.module.js';
import { FoldersModule } from '../folders/folders.module.js';
import { AddressWithdrawalService } from './address-withdrawal.service.js';
import { MediaAddressRepository } from './media-address.repository.js';
import { ContentResourceRpc } from './content-resource.rpc.js';
import { ContentResourceConsumer } from './content-resource.consumer.js';
import { ContentResourceController } from './content-resource.controller.js';
import { FileAddressReader } from './file-address.reader.js';
import { ContentResourceReader } from './content-resource.reader.js';
import { ContentResourceRepository } from './content-resource.repository.js';
import { ContentResourceService } from './content-resource.service.js';
import { DirectUploadController } from './uploads/direct-upload.controller.js';
import { ContentResourceWriter } from './content-resource.writer.js';
import { ContentResourceErasure } from './content-resource-erasure.sql.js';
import { Deletions } from './trash/deletions.js';
import { FileTrashBytes } from './trash/file-trash-bytes.sql.js';
import { FileTrashController } from './trash/file-trash.controller.js';
import { FileTrashExpiry } from './trash/file-trash-expiry.js';
import { FileTrashRepository } from './trash/file-trash.repository.js';
import { FileTrashService } from './trash/file-trash.service.js';
import { ResumableAnnouncementController } from './uploads/resumable-announcement.controller.js';
import { DirectUploadService } from './uploads/direct-upload.service.js';

@Module({
  imports: [StoredMediaModule, FoldersModule],
  controllers: [
    FileTrashController,
    ContentResourceController,
    DirectUploadController,
    ResumableAnnouncementController,
    ContentResourceConsumer,
    ContentResourceRpc,
  ],
  providers: [
    ContentResourceService,
    AddressWithdrawalService,
    MediaAddressRepository,
    DirectUploadService,
    ContentResourceRepository,
    ContentResourceReader,
    FileAddressReader,
    ContentResourceWriter,
    ContentResourceErasure,
    Deletions,
    FileTrashBytes,
    FileTrashRepository,
    FileTrashService,
    FileTrashExpiry,
  ],
  exports: [FileAddressReader, ContentResourceReader, ContentResourceWriter, ContentResourceErasure],
})
export class ContentResourcesModule {}
