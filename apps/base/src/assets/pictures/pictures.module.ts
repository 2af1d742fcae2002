import { Module } from '@nestjs/common';
import { StoredMediaModule } from '../media/media.module.js';
import { PictureLoader } from './picture-loader.js';
import { PictureStore } from './picture-store.js';

@Module({
  imports: [StoredMediaModule],
  providers: [PictureStore, PictureLoader],
  exports: [PictureStore],
})
export class PicturesModule {}
