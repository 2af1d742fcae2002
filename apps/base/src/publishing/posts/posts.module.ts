import { Module } from '@nestjs/common';
import { SocialAccountsModule } from '../accounts/social-accounts.module.js';
import { ScheduleSlotsModule } from '../slots/schedule-slots.module.js';
import { ContentResourcesModule } from '../../library/content-resources/content-resources.module.js';
import { RendersModule } from '../../production/renders/renders.module.js';
import { SheetsModule } from '../../sheets/sheets.module.js';
import { MediaModule } from '../../storage/media/media.module.js';
import { VaultModule } from '../../storage/vault/vault.module.js';
import { PostCalendar } from './post.calendar.js';
import { PostController } from './post.controller.js';
import { MediaFitting } from './media-fitting.js';
import { PostMedia } from './post-media.js';
import { LiveEditClaims } from './live-edit.claims.js';
import { LiveEditService } from './live-edit.service.js';
import { MetricsRepository } from './metrics.repository.js';
import { ReadMetrics } from './read-metrics.task.js';
import { PostOrigins } from './post-origins.js';
import { PostPlanner } from './post.planner.js';
import { PostRepository } from './post.repository.js';
import { PostService } from './post.service.js';
import { PublicationEnding } from './publication.ending.js';
import { PublicationStep } from './publication.job.js';
import { PublicationRepository } from './publication.repository.js';
import { PublishPost } from './publish-post.task.js';
import { Submission } from './submission.js';

@Module({
  imports: [
    ContentResourcesModule,
    MediaModule,
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
    PostOrigins,
    LiveEditService,
    LiveEditClaims,
    MetricsRepository,
    ReadMetrics,
    PostCalendar,
    PostRepository,
    PublishPost,
    PublicationStep,
    PublicationRepository,
    PublicationEnding,
    Submission,
    PostMedia,
    MediaFitting,
  ],
  exports: [PostService],
})
export class PublishingModule {}
