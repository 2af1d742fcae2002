import { taskKind } from '@reelsheet/platform-jobs';

export interface PublicationTime {
  readonly postId: number;
  /** ISO 8601. */
  readonly scheduledTime: string;
}

/** Publishes a post at its scheduled time. If it was rescheduled, this task does nothing and another one exists. */
export const publishPost = taskKind<PublicationTime>('publish_post');
