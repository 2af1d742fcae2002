import { Module } from '@nestjs/common';
import { StoreModule } from '../store/store.module.js';
import { InspectionStep } from './inspection.job.js';
import { MediaController } from './media.controller.js';
import { MediaRepository } from './media.repository.js';
import { MediaService } from './media.service.js';
import { PictureLimit } from './picture-limit.js';
import { PictureResizer } from './picture-resizer.js';
import { ResizedPictureRepository } from './resized-picture.repository.js';
import { StoredSizes } from './stored-sizes.js';
import { ThumbnailStore } from './thumbnail-store.js';

@Module({
  imports: [StoreModule],
  controllers: [MediaController],
  providers: [
    MediaService,
    MediaRepository,
    ThumbnailStore,
    PictureResizer,
    PictureLimit,
    StoredSizes,
    ResizedPictureRepository,
    InspectionStep,
  ],
  exports: [MediaService],
})
export class MediaModule {}
