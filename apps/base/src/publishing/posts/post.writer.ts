import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { Tasks } from '@reelsheet/platform-jobs';
import type { NewPost, ReplacedContent } from './post.js';
import { PostRepository } from './post.repository.js';
import { publishPost } from './publications/publish-post.js';

/** Creates posts for other features, in their transaction. */
@Injectable()
export class PostWriter {
  constructor(
    private readonly posts: PostRepository,
    private readonly tasks: Tasks,
  ) {}

  /** Locks the agent until the transaction ends, so that only one caller plans posts. Throws `agent_not_found`. */
  async lockAgent(agentId: number): Promise<void> {
    if (!(await this.posts.lockAgent(agentId))) throw new DomainError(CommonErrors.agentNotFound);
  }

  /**
   * Replaces the content of a post that has not started to go out, and makes it a draft if `isDraft`. Returns false if
   * it has started.
   */
  async replaceContent(id: number, content: ReplacedContent): Promise<boolean> {
    return this.posts.replaceContent(id, content);
  }

  /** Creates validated posts in two statements, and returns their ids in the same order. */
  async createMany({ id, organizationId }: AgentRecord, posts: readonly NewPost[]): Promise<number[]> {
    if (posts.length === 0) return [];
    const ids = await this.posts.insertMany(id, posts);
    const scheduled = posts.flatMap(({ isDraft, scheduledTime }, index) =>
      isDraft ? [] : [{ postId: ids[index]!, scheduledTime: scheduledTime.toISOString() }],
    );
    const notBefore = (task: { readonly scheduledTime: string }) => new Date(task.scheduledTime);
    await this.tasks.scheduleMany(publishPost, scheduled, { notBefore, organizationId });
    return ids;
  }
}
