import { Module } from '@nestjs/common';
import { StoredMediaModule } from '../media/media.module.js';
import { FoldersModule } from '../folders/folders.module.js';
import { AddressWithdrawalService } from './address-withdrawal.service.js';
import { MediaAddressRepository } from './media-address.repository.js';
import { ContentResourceRpc } from './content-resource.rpc.js';
import { ContentResourceConsumer } from './content-resource.consumer.js';
import { ContentResourceController } from './content-resource.controller.js';
import { ContentResourceReader } from './content-resource.reader.js';
import { ContentResourceRepository } from './content-resource.repository.js';
import { ContentResourceService } from './content-resource.service.js';
import { DirectUploadController } from './direct-upload.controller.js';
import { ContentResourceWriter } from './content-resource.writer.js';
import { ContentResourceErasure } from './content-resource-erasure.sql.js';
import { DirectUploadService } from './direct-upload.service.js';

@Module({
  imports: [StoredMediaModule, FoldersModule],
  controllers: [ContentResourceController, DirectUploadController, ContentResourceConsumer, ContentResourceRpc],
  providers: [
    ContentResourceService,
    AddressWithdrawalService,
    MediaAddressRepository,
    DirectUploadService,
    ContentResourceRepository,
    ContentResourceReader,
    ContentResourceWriter,
    ContentResourceErasure,
  ],
  exports: [ContentResourceReader, ContentResourceWriter, ContentResourceErasure],
})
export class ContentResourcesModule {}
