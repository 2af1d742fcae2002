import { Module } from '@nestjs/common';
import { MediaModule } from '../../storage/media/media.module.js';
import { FoldersModule } from '../folders/folders.module.js';
import { ContentResourceAnswers } from './content-resource.answers.js';
import { ContentResourceConsumer } from './content-resource.consumer.js';
import { ContentResourceController } from './content-resource.controller.js';
import { ContentResourceReader } from './content-resource.reader.js';
import { ContentResourceRepository } from './content-resource.repository.js';
import { ContentResourceService } from './content-resource.service.js';
import { DirectUploadController } from './direct-upload.controller.js';
import { ContentResourceWriter } from './content-resource.writer.js';
import { ContentResourceErasure } from './content-resource.erasure.js';
import { DirectUploadService } from './direct-upload.service.js';

@Module({
  imports: [MediaModule, FoldersModule],
  controllers: [ContentResourceController, DirectUploadController, ContentResourceConsumer, ContentResourceAnswers],
  providers: [
    ContentResourceService,
    DirectUploadService,
    ContentResourceRepository,
    ContentResourceReader,
    ContentResourceWriter,
    ContentResourceErasure,
  ],
  exports: [ContentResourceReader, ContentResourceWriter, ContentResourceErasure],
})
export class ContentResourcesModule {}
