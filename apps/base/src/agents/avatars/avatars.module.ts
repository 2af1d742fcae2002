import { Module } from '@nestjs/common';
import { PicturesModule } from '../../assets/pictures/pictures.module.js';
import { AvatarController } from './avatar.controller.js';
import { AvatarRepository } from './avatar.repository.js';
import { AvatarService } from './avatar.service.js';
import { StockAvatarController } from './stock-avatar.controller.js';
import { StockAvatars } from './stock-avatars.js';

@Module({
  imports: [PicturesModule],
  controllers: [AvatarController, StockAvatarController],
  providers: [AvatarService, AvatarRepository, StockAvatars],
  exports: [AvatarService],
})
export class AvatarsModule {}
