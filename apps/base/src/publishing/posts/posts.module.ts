import { Module } from '@nestjs/common';
import { SocialAccountsModule } from '../social-accounts/social-accounts.module.js';
import { ScheduleSlotsModule } from '../schedule-slots/schedule-slots.module.js';
import { ContentResourcesModule } from '../../assets/content-resources/content-resources.module.js';
import { RendersModule } from '../../rendering/renders.module.js';
import { SheetsModule } from '../../sheets/sheets.module.js';
import { StoredMediaModule } from '../../assets/media/media.module.js';
import { VaultModule } from '../../vault/vault.module.js';
import { PostCalendar } from './post-calendar.js';
import { PostController } from './post.controller.js';
import { MediaConverter } from './media/media-converter.js';
import { PostMedia } from './media/post-media.js';
import { LiveEditClaims } from './live-edits/live-edit-claim.repository.js';
import { LiveEditService } from './live-edits/live-edit.service.js';
import { MetricsRepository } from './metrics/metrics.repository.js';
import { ReadMetrics } from './metrics/read-metrics.task.js';
import { MediaProvenance } from './media/media-provenance.js';
import { PostPlanner } from './post-planner.js';
import { PostCountReader } from './health/post-count.reader.js';
import { PostReader } from './post.reader.js';
import { PostProductionReader } from './post-production.reader.js';
import { PostRepository } from './post.repository.js';
import { PostService } from './post.service.js';
import { PostWriter } from './post.writer.js';
import { PublicationCompletion } from './publications/publication-completion.js';
import { PublicationStep } from './publications/publication.job.js';
import { PublicationRepository } from './publications/publication.repository.js';
import { PublishPost } from './publications/publish-post.task.js';
import { PostSubmitter } from './publications/post-submitter.js';

@Module({
  imports: [
    ContentResourcesModule,
    StoredMediaModule,
    RendersModule,
    SheetsModule,
    ScheduleSlotsModule,
    SocialAccountsModule,
    VaultModule,
  ],
  controllers: [PostController],
  providers: [
    PostService,
    PostPlanner,
    MediaProvenance,
    LiveEditService,
    LiveEditClaims,
    MetricsRepository,
    ReadMetrics,
    PostCalendar,
    PostRepository,
    PostProductionReader,
    PostReader,
    PostCountReader,
    PostWriter,
    PublishPost,
    PublicationStep,
    PublicationRepository,
    PublicationCompletion,
    PostSubmitter,
    PostMedia,
    MediaConverter,
  ],
  exports: [PostService, PostPlanner, PostProductionReader, PostReader, PostCountReader, PostWriter],
})
export class PublishingModule {}
