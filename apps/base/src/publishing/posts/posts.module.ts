import { Module } from '@nestjs/common';
import { SocialAccountsModule } from '../accounts/social-accounts.module.js';
import { ScheduleSlotsModule } from '../slots/schedule-slots.module.js';
import { VaultModule } from '../../storage/vault/vault.module.js';
import { PostCalendar } from './post.calendar.js';
import { PostController } from './post.controller.js';
import { PostMedia } from './post-media.js';
import { PostPlanner } from './post.planner.js';
import { PostRepository } from './post.repository.js';
import { PostService } from './post.service.js';
import { PublicationEnding } from './publication.ending.js';
import { PublicationStep } from './publication.job.js';
import { PublicationRepository } from './publication.repository.js';
import { PublishPost } from './publish-post.task.js';
import { Submission } from './submission.js';

@Module({
  imports: [ScheduleSlotsModule, SocialAccountsModule, VaultModule],
  controllers: [PostController],
  providers: [
    PostService,
    PostPlanner,
    PostCalendar,
    PostRepository,
    PublishPost,
    PublicationStep,
    PublicationRepository,
    PublicationEnding,
    Submission,
    PostMedia,
  ],
})
export class PublishingModule {}
