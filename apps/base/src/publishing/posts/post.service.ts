import { Injectable } from '@nestjs/common';
import { Clock, CommonErrors, DomainError, fingerprintOf, invalid, parseTimestamp } from '@reelsheet/kernel';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { Hooks } from '@reelsheet/platform-hooks';
import { Tasks } from '@reelsheet/platform-jobs';
import type { PostContent, ScheduleType } from '@reelsheet/provider-publisher';
import { periodOf } from './local-time.js';
import type { PostDraft, PostRequest } from './post.js';
import { MAX_LIST, MAX_WINDOW_DAYS } from './post-limits.js';
import { PostCalendar } from './post-calendar.js';
import { PostHooks } from './post-hooks.js';
import { PostPlanner } from './post-planner.js';
import type { UsableAccount } from '../social-accounts/social-account.reader.js';
import { PostRepository, type IdempotencyRecord, type PlannedPost, type Post } from './post.repository.js';
import { publishPost } from './publications/publish-post.js';
import { PublishingErrors, validationError } from './publishing.errors.js';

/** Changes of an edit; absent fields are kept. A null in the content removes a field. */
export interface PostChanges {
  readonly platforms?: readonly string[];
  readonly scheduleType?: string;
  readonly scheduledTime?: string | null;
  readonly content: PostContent;
  readonly strict?: boolean;
  readonly ideaId?: number | null;
  readonly rowId?: number | null;
}

export interface CreatedPost {
  readonly post: Post;
  readonly isReplay: boolean;
}

/** Posts that nothing was sent of yet. */
const WAITING: readonly string[] = ['draft', 'scheduled'];
const NOT_EDITABLE = 'names a post whose publication has started, or which was created for publication at once';

/** Creates, lists, edits and deletes posts before they are published. */
@Injectable()
export class PostService {
  constructor(
    private readonly posts: PostRepository,
    private readonly planner: PostPlanner,
    private readonly calendar: PostCalendar,
    private readonly transaction: Transaction,
    private readonly tasks: Tasks,
    private readonly hooks: Hooks,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the existing post if the agent has already used the idempotency key for the same request. Throws
   * `platform_validation_failed`, and `approval_outdated` for an approved post.
   */
  async create(agent: AgentRecord, request: PostRequest, key: string | undefined): Promise<CreatedPost> {
    const idempotency = key ? { idempotencyKey: key, fingerprint: fingerprintOf(request) } : undefined;
    const earlier = await this.replay(agent, idempotency);
    if (earlier) return { post: earlier, isReplay: true };
    const plan = await this.planner.plan(agent.id, request);
    await this.planner.requireApproved(agent.id, plan, request);
    return this.transaction.run(async () => {
      if (!(await this.posts.lockAgent(agent.id))) throw new DomainError(CommonErrors.agentNotFound);
      const concurrent = await this.replay(agent, idempotency);
      if (concurrent) return { post: concurrent, isReplay: true };
      const scheduleType = request.scheduleType as ScheduleType;
      const scheduledTime = await this.calendar.scheduledTimeFor(agent, scheduleType, request.scheduledTime);
      const { content, strict, approved } = request;
      const draft = { ...plan, content, strict, approved, scheduleType, scheduledTime };
      const post = await this.schedule(await this.posts.insert(agent.id, draft, idempotency));
      return { post, isReplay: false };
    });
  }

  /**
   * Returns the accounts with which a post would be published. Throws `platform_validation_failed` like {@link create}.
   */
  async preview(agent: AgentRecord, request: PostRequest): Promise<readonly UsableAccount[]> {
    return this.planner.accountsOf(agent.id, await this.planner.plan(agent.id, request));
  }

  async get(id: number): Promise<Post> {
    const post = await this.posts.find(id);
    if (!post) throw new DomainError(CommonErrors.notFound);
    return post;
  }

  /** Returns posts by scheduled time between two local days, at most {@link MAX_LIST}. */
  async list(agent: AgentRecord, startDate: string, endDate: string): Promise<Post[]> {
    return this.posts.listOf(agent.id, periodOf(startDate, endDate, agent.timeZone, MAX_WINDOW_DAYS), MAX_LIST);
  }

  /**
   * Schedules a draft; a post that is none is unchanged. A draft that is to go out now goes out at once. Throws
   * `platform_validation_failed` for another draft whose time has passed, and `conflict` for one that was changed after
   * the given time of its last change.
   */
  async approve(id: number, updatedAt?: string): Promise<Post> {
    return this.transaction.run(async () => {
      const current = await this.posts.lock(id);
      if (!current) throw new DomainError(CommonErrors.notFound);
      if (current.status !== 'draft') return this.get(id);
      if (updatedAt !== undefined && parseTimestamp(updatedAt)?.getTime() !== current.updatedAt.getTime())
        throw new DomainError(PublishingErrors.draftChanged);
      const now = this.clock.now();
      if (current.scheduleType === 'now') return this.schedule(await this.posts.approve(id, now));
      if (current.scheduledTime <= now)
        throw validationError([{ platform: null, field: 'scheduled_time', error: 'has passed: change it first' }]);
      return this.schedule(await this.posts.approve(id, current.scheduledTime));
    });
  }

  /** Throws `platform_validation_failed` for the same reasons as `create`, and once publishing has started. */
  async edit(agent: AgentRecord, id: number, changes: PostChanges): Promise<Post> {
    return this.transaction.run(async () => {
      await this.posts.lockAgent(agent.id);
      const current = await this.posts.lock(id);
      if (!current) throw new DomainError(CommonErrors.notFound);
      const isDraft = current.status === 'draft';
      if (!WAITING.includes(current.status) || (current.scheduleType === 'now' && !isDraft))
        throw validationError([{ platform: null, field: 'post_id', error: NOT_EDITABLE }]);
      const request = merge(current, changes);
      if (isDraft && request.scheduleType === 'now')
        throw validationError([
          { platform: null, field: 'schedule_type', error: 'of a draft cannot be now: approve it' },
        ]);
      const plan = await this.planner.plan(agent.id, request);
      const { content, strict } = request;
      const post = await this.posts.replace(id, {
        ...plan,
        content,
        strict,
        ...(await this.resolveSchedule(agent, current, request)),
      });
      await this.noteChange(post, post.scheduledTime);
      await this.hooks.run(PostHooks.changed, { postId: id });
      return isDraft ? post : this.schedule(post);
    });
  }

  /** Throws `validation_error` for a post that is, or may be, published. */
  async delete(id: number): Promise<void> {
    await this.transaction.run(async () => {
      const post = await this.posts.lock(id);
      if (!post) throw new DomainError(CommonErrors.notFound);
      if (!WAITING.includes(post.status) && !(await this.isLiveNowhere(post)))
        throw invalid('post_id', 'names a post that is live, may be live or is on its way');
      await this.noteChange(post, null);
      await this.hooks.run(PostHooks.changed, { postId: id });
      await this.posts.delete(id);
    });
  }

  private async noteChange({ approved, idempotencyKey: key }: PlannedPost, dueAt: Date | null): Promise<void> {
    if (approved && key !== null) await this.hooks.run(PostHooks.approvedChanged, { key, approved, dueAt });
  }

  private async isLiveNowhere({ id, status }: Pick<Post, 'id' | 'status'>): Promise<boolean> {
    if (status !== 'failed') return false;
    const { targets } = await this.get(id);
    return targets.every(({ errorCode }) => errorCode !== null && errorCode !== 'unconfirmed');
  }

  private async replay({ id }: AgentRecord, idempotency: IdempotencyRecord | undefined): Promise<Post | undefined> {
    const post = idempotency && (await this.posts.findByKey(id, idempotency.idempotencyKey));
    if (post && post.fingerprint !== idempotency.fingerprint)
      throw validationError([{ platform: null, field: 'Idempotency-Key', error: 'was used for another post' }]);
    return post;
  }

  private async resolveSchedule(
    agent: AgentRecord,
    current: Pick<Post, 'id' | 'scheduleType' | 'scheduledTime'>,
    request: PostRequest,
  ): Promise<Pick<PostDraft, 'scheduleType' | 'scheduledTime'>> {
    if (request.scheduleType === null)
      return { scheduleType: current.scheduleType, scheduledTime: current.scheduledTime };
    const scheduleType = request.scheduleType as ScheduleType;
    return {
      scheduleType,
      scheduledTime: await this.calendar.scheduledTimeFor(agent, scheduleType, request.scheduledTime, current.id),
    };
  }

  private async schedule(post: Post): Promise<Post> {
    const { id: postId, scheduleType, scheduledTime } = post;
    const notBefore = scheduleType === 'now' ? undefined : scheduledTime;
    const organizationId = post.targets[0]?.organizationId;
    const plan = { postId, scheduledTime: scheduledTime.toISOString() };
    await this.tasks.schedule(publishPost, plan, { notBefore, organizationId });
    return post;
  }
}

function merge(
  current: Pick<Post, 'requested' | 'scheduledTime' | 'content' | 'strict' | 'ideaId' | 'rowId'>,
  changes: PostChanges,
): PostRequest {
  return {
    platforms: changes.platforms ?? current.requested,
    scheduleType: changes.scheduleType ?? (changes.scheduledTime ? 'specific_time' : null),
    scheduledTime: changes.scheduledTime ?? current.scheduledTime.toISOString(),
    content: { ...current.content, ...changes.content },
    strict: changes.strict ?? current.strict,
    ideaId: changes.ideaId === undefined ? current.ideaId : changes.ideaId,
    rowId: changes.rowId === undefined ? current.rowId : changes.rowId,
  };
}
