import { Module } from '@nestjs/common';
import { StoredMediaModule } from '../media/media.module.js';
import { ContentResourcesModule } from '../content-resources/content-resources.module.js';
import { FoldersModule } from '../folders/folders.module.js';
import { AssetFolderController } from './asset-folder.controller.js';
import { AssetLibraryController } from './asset-library.controller.js';
import { AssetLibraryRepository } from './asset-library.repository.js';
import { AssetLibraryService } from './asset-library.service.js';

@Module({
  imports: [StoredMediaModule, FoldersModule, ContentResourcesModule],
  controllers: [AssetLibraryController, AssetFolderController],
  providers: [AssetLibraryService, AssetLibraryRepository],
})
export class AssetLibraryModule {}
