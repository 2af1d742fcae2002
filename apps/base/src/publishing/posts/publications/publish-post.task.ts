import { Transaction } from '@reelsheet/platform-database';
import { Jobs, RunsTask, taskKind, type TaskHandler } from '@reelsheet/platform-jobs';
import { PUBLICATION } from './publication.job.js';
import { PublicationRepository } from './publication.repository.js';

interface Planned {
  readonly postId: number;
  /** ISO 8601. */
  readonly scheduledTime: string;
}

/** Publishes a post at its scheduled time. If it was rescheduled, this task does nothing and another one exists. */
export const publishPost = taskKind<Planned>('publish_post');

@RunsTask(publishPost)
export class PublishPost implements TaskHandler<Planned> {
  constructor(
    private readonly publications: PublicationRepository,
    private readonly jobs: Jobs,
    private readonly transaction: Transaction,
  ) {}

  async run({ postId, scheduledTime }: Planned): Promise<void> {
    await this.transaction.run(async () => {
      const targetIds = await this.publications.begin(postId, new Date(scheduledTime));
      for (const id of targetIds) await this.jobs.setDue(PUBLICATION, id);
    });
  }
}
