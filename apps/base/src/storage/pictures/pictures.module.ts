import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module.js';
import { PictureReader } from './picture.reader.js';
import { PictureStore } from './picture.store.js';

@Module({
  imports: [MediaModule],
  providers: [PictureStore, PictureReader],
  exports: [PictureStore],
})
export class PicturesModule {}
