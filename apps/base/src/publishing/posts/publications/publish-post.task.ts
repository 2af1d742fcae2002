import { Transaction } from '@reelsheet/platform-database';
import { Hooks } from '@reelsheet/platform-hooks';
import { Jobs, RunsTask, type TaskHandler } from '@reelsheet/platform-jobs';
import { PostHooks } from '../post-hooks.js';
import { PUBLICATION } from './publication.job.js';
import { PublicationRepository } from './publication.repository.js';
import { publishPost, type PublicationTime } from './publish-post.js';

@RunsTask(publishPost)
export class PublishPost implements TaskHandler<PublicationTime> {
  constructor(
    private readonly publications: PublicationRepository,
    private readonly jobs: Jobs,
    private readonly transaction: Transaction,
    private readonly hooks: Hooks,
  ) {}

  async run({ postId, scheduledTime }: PublicationTime): Promise<void> {
    await this.transaction.run(async () => {
      const targetIds = await this.publications.begin(postId, new Date(scheduledTime));
      if (targetIds.length > 0) await this.hooks.run(PostHooks.changed, { postId });
      for (const id of targetIds) await this.jobs.setDue(PUBLICATION, id);
    });
  }
}
