import { Module } from '@nestjs/common';
import { ContentResourcesModule } from '../../library/content-resources/content-resources.module.js';
import { SheetsModule } from '../../sheets/sheets.module.js';
import { GenerationsModule } from '../generations/generations.module.js';
import { MediaModule } from '../../storage/media/media.module.js';
import { ContentCredentials } from './content-credentials.js';
import { ExpireKeptParts } from './expire-kept-parts.task.js';
import { KeptPartRepository } from './kept-part.repository.js';
import { KeptParts } from './kept-parts.js';
import { OwnLayers } from './own-layers.js';
import { RenderCompletion } from './render-job.completion.js';
import { RenderJobController } from './render-job.controller.js';
import { RenderStep } from './render-job.job.js';
import { RenderJobListener } from './render-job.listener.js';
import { RenderJobRepository } from './render-job.repository.js';
import { RenderJobService } from './render-job.service.js';
import { OwnSources } from './own-sources.js';
import { RenderPoster } from './render-poster.js';
import { RenderReader } from './render.reader.js';
import { RenderSources } from './render-sources.js';

@Module({
  imports: [ContentResourcesModule, SheetsModule, GenerationsModule, MediaModule],
  controllers: [RenderJobController],
  providers: [
    RenderJobService,
    RenderReader,
    RenderStep,
    RenderCompletion,
    ContentCredentials,
    RenderSources,
    OwnLayers,
    RenderJobRepository,
    OwnSources,
    RenderPoster,
    RenderJobListener,
    KeptParts,
    KeptPartRepository,
    ExpireKeptParts,
  ],
  exports: [RenderJobService, RenderReader],
})
export class RendersModule {}
