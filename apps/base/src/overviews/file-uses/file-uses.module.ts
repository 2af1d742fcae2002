import { Module } from '@nestjs/common';
import { ContentResourcesModule } from '../../assets/content-resources/content-resources.module.js';
import { GenerationsModule } from '../../generation/generations/generations.module.js';
import { PublishingModule } from '../../publishing/posts/posts.module.js';
import { RendersModule } from '../../rendering/renders.module.js';
import { SheetsModule } from '../../sheets/sheets.module.js';
import { FileUseController } from './file-use.controller.js';
import { FileUseService } from './file-use.service.js';

@Module({
  imports: [ContentResourcesModule, SheetsModule, GenerationsModule, RendersModule, PublishingModule],
  controllers: [FileUseController],
  providers: [FileUseService],
})
export class FileUsesModule {}
