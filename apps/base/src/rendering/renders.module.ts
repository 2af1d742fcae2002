import { Module } from '@nestjs/common';
import { ContentResourcesModule } from '../assets/content-resources/content-resources.module.js';
import { SheetsModule } from '../sheets/sheets.module.js';
import { CellJobsModule } from '../generation/cell-jobs/cell-jobs.module.js';
import { GenerationsModule } from '../generation/generations/generations.module.js';
import { StoredMediaModule } from '../assets/media/media.module.js';
import { ContentCredentials } from './content-credentials/content-credentials.js';
import { SigningMetrics } from './content-credentials/signing-metrics.js';
import { TimestampAuthority } from './content-credentials/timestamp-authority.js';
import { ExpireCachedSegments } from './segment-cache/expire-cached-segments.task.js';
import { CachedSegmentRepository } from './segment-cache/cached-segment.repository.js';
import { RenderSegmentCache } from './segment-cache/segment-cache.js';
import { CellFiles } from './cell-files/cell-files.js';
import {
  CellRenderEnd,
  EnqueueCellRender,
  FindRenderSources,
  StopCellRender,
} from './cell-renders/cell-render.listener.js';
import { CellLayers } from './cell-renders/cell-layers.js';
import { RenderCompletion } from './render-completion.job.js';
import { LatestRenders } from './cell-renders/latest-renders.js';
import { RenderInputs } from './render-inputs.js';
import { RenderJobController } from './render-job.controller.js';
import { RenderStep } from './render-job.job.js';
import { RenderJobListener } from './render-job.listener.js';
import { RenderJobRepository } from './render-job.repository.js';
import { RenderJobService } from './render-job.service.js';
import { SourceFiles } from './source-files.js';
import { RenderPoster } from './render-poster.js';
import { RenderEstimates } from './cell-renders/render-estimates.js';
import { RenderComparisons } from './cell-renders/render-comparisons.js';
import { RenderReader } from './render.reader.js';
import { RenderSources } from './render-sources.js';

@Module({
  imports: [ContentResourcesModule, SheetsModule, GenerationsModule, CellJobsModule, StoredMediaModule],
  controllers: [RenderJobController],
  providers: [
    RenderJobService,
    RenderReader,
    CellFiles,
    RenderComparisons,
    RenderEstimates,
    RenderStep,
    RenderCompletion,
    ContentCredentials,
    SigningMetrics,
    TimestampAuthority,
    RenderInputs,
    LatestRenders,
    RenderSources,
    CellLayers,
    RenderJobRepository,
    SourceFiles,
    RenderPoster,
    RenderJobListener,
    EnqueueCellRender,
    FindRenderSources,
    StopCellRender,
    CellRenderEnd,
    RenderSegmentCache,
    CachedSegmentRepository,
    ExpireCachedSegments,
  ],
  exports: [RenderJobService, RenderReader, CellFiles, RenderComparisons, RenderEstimates],
})
export class RendersModule {}
