import { Module, type DynamicModule } from '@nestjs/common';
import type { ServiceProcess } from '@reelsheet/platform-service';
import { SocialAccountsModule } from '../accounts/social-accounts.module.js';
import { VaultModule } from '../../storage/vault/vault.module.js';
import { DuePostRepository } from './due-post.repository.js';
import { PostCalendar } from './post.calendar.js';
import { PostController } from './post.controller.js';
import { PostMedia } from './post-media.js';
import { PostPlanner } from './post.planner.js';
import { PostRepository } from './post.repository.js';
import { PostScheduler } from './post.scheduler.js';
import { PostService } from './post.service.js';
import { PublicationEnding } from './publication.ending.js';
import { PublicationRepository } from './publication.repository.js';
import { PublicationService } from './publication.service.js';
import { PublishJob } from './publish.job.js';
import { Submission } from './submission.js';

@Module({})
export class PublishingModule {
  /** The worker also watches the calendar. */
  static forRole(role: ServiceProcess['role']): DynamicModule {
    return {
      module: PublishingModule,
      imports: [SocialAccountsModule, VaultModule],
      controllers: [PostController, PublishJob],
      providers: [
        PostService,
        PostPlanner,
        PostCalendar,
        PostRepository,
        PublicationService,
        PublicationRepository,
        PublicationEnding,
        Submission,
        PostMedia,
        DuePostRepository,
        ...(role === 'worker' ? [PostScheduler] : []),
      ],
    };
  }
}
