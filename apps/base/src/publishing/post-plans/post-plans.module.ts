import { Module } from '@nestjs/common';
import { ContentResourcesModule } from '../../assets/content-resources/content-resources.module.js';
import { ComparisonsModule } from '../../generation/comparisons/comparisons.module.js';
import { RendersModule } from '../../rendering/renders.module.js';
import { SheetsModule } from '../../sheets/sheets.module.js';
import { PublishingModule } from '../posts/posts.module.js';
import { ScheduleSlotsModule } from '../schedule-slots/schedule-slots.module.js';
import { SocialAccountsModule } from '../social-accounts/social-accounts.module.js';
import { PlanInputs } from './plan-inputs.js';
import { PlanScheduler } from './times/plan-schedule.js';
import { PlannedPostController } from './planned-post.controller.js';
import { PlannedPostRepository } from './planned-post.repository.js';
import { RowPlanner } from './planned-rows.js';
import { PostPlanController } from './post-plan.controller.js';
import { CopyPlanOfSheet, CopyPlanOfTemplate, CopyPlanToTemplate } from './post-plan.listener.js';
import { PostPlanRepository } from './post-plan.repository.js';
import { PostPlanService } from './post-plan.service.js';
import { PostPlanWriter } from './post-plan.writer.js';
import { PlanPreview } from './batches/plan-preview.js';
import { PostComparisons } from './batches/post-comparisons.js';
import { MadeSources } from './batches/made-sources.js';
import { PostPlans } from './post-plans.js';
import { PostsOfRow } from './posts-of-row.js';
import { PostUpdates } from './batches/post-updates.js';
import { RowPostsOfBatch } from './batches/row-posts-of-batch.js';
import { MakePostsOfRow, PlannedPostChanged } from './batches/row-posts.listener.js';
import { UsablePlan } from './batches/usable-plan.js';
import { WaitingPosts } from './batches/waiting-posts.js';

@Module({
  imports: [
    ContentResourcesModule,
    ComparisonsModule,
    PublishingModule,
    RendersModule,
    ScheduleSlotsModule,
    SheetsModule,
    SocialAccountsModule,
  ],
  controllers: [PostPlanController, PlannedPostController],
  providers: [
    PostPlanService,
    PostPlanRepository,
    PostPlanWriter,
    PostPlans,
    RowPlanner,
    PlanInputs,
    PlanScheduler,
    PlannedPostRepository,
    PostsOfRow,
    WaitingPosts,
    MadeSources,
    PostUpdates,
    RowPostsOfBatch,
    UsablePlan,
    PlanPreview,
    PostComparisons,
    MakePostsOfRow,
    PlannedPostChanged,
    CopyPlanOfSheet,
    CopyPlanToTemplate,
    CopyPlanOfTemplate,
  ],
  exports: [UsablePlan, PlanPreview, PostComparisons, PostPlanWriter],
})
export class PostPlansModule {}
