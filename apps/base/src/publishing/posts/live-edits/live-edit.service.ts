import { Injectable } from '@nestjs/common';
import { Clock, CommonErrors, DomainError, inTemporaryFolder } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import {
  platformRule,
  PublisherRegistry,
  PublishError,
  uneditable,
  type PostContent,
  type PostEdit,
} from '@reelsheet/provider-publisher';
import { AccountTokens } from '../../social-accounts/account-tokens.js';
import { LiveEditClaims } from './live-edit-claim.repository.js';
import { PostMedia } from '../media/post-media.js';
import { PostPlanner } from '../post-planner.js';
import { PostRepository, type Post, type PostTarget } from '../post.repository.js';
import { PublishingErrors, validationError } from '../publishing.errors.js';
import { LIVE_EDIT_TIMEOUT_MS } from './live-edit-limits.js';

export interface LiveChanges {
  readonly platforms?: readonly string[];
  /** Wire names of the changed fields. */
  readonly fields: readonly string[];
  readonly content: PostContent;
}

/** Result of the edit on one platform. */
export interface LiveEdit {
  readonly target: PostTarget;
  readonly error: PublishError | null;
  readonly warning: string | null;
}

export interface EditedPost {
  readonly post: Post;
  readonly edits: readonly LiveEdit[];
}

interface EditContext {
  readonly agentId: number;
  readonly changes: LiveChanges;
  readonly content: PostContent;
  readonly signal: AbortSignal;
}

/** Edits published posts. Edits are idempotent, so they run in the request instead of a job. */
@Injectable()
export class LiveEditService {
  constructor(
    private readonly posts: PostRepository,
    private readonly planner: PostPlanner,
    private readonly claims: LiveEditClaims,
    private readonly media: PostMedia,
    private readonly tokens: AccountTokens,
    private readonly publishers: PublisherRegistry,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws `platform_validation_failed`, `conflict` during another edit, and `platform_edit_failed` if all networks
   * failed.
   */
  async edit(id: number, changes: LiveChanges): Promise<EditedPost> {
    const claim = await this.claims.acquire(id);
    if (claim === undefined) throw new DomainError(CommonErrors.conflict, 'The post is being changed by somebody else');
    return this.claims.holdWhile(id, claim, async (lost) => {
      const post = await this.posts.find(id);
      if (!post) throw new DomainError(CommonErrors.notFound);
      const targets = this.selectTargets(post, changes);
      const content = { ...post.content, ...changes.content, ...mergeVideohostOptions(post.content, changes) };
      const violations = targets.flatMap(({ platform }) =>
        this.planner.liveViolations(platform, content, changes.fields),
      );
      if (violations.length > 0) throw validationError(violations);
      const signal = AbortSignal.any([lost, AbortSignal.timeout(LIVE_EDIT_TIMEOUT_MS)]);
      const context = { agentId: post.agentId, changes, content, signal };
      const edits = await Promise.all(targets.map((target) => this.editOn(target, context)));
      return { post: await this.record(post, content, edits), edits };
    });
  }

  /** Returns the live targets that the changes apply to. */
  private selectTargets({ targets }: Post, { platforms, fields }: LiveChanges): PostTarget[] {
    const live = targets.filter(({ status, platformPostId }) => status === 'completed' && platformPostId !== null);
    if (live.length === 0)
      throw validationError([{ platform: null, field: 'post_id', error: 'is not live on any platform' }]);
    if (fields.length === 0)
      throw validationError([
        { platform: null, field: 'description', error: 'or another field that changes is required' },
      ]);
    if (platforms?.length === 0) throw validationError([{ platform: null, field: 'platform', error: 'is required' }]);
    if (platforms) {
      const violations = [...new Set(platforms)].flatMap((name) => {
        const target = live.find(({ platform }) => platform === name);
        return target
          ? uneditable(target.platform, fields)
          : [{ platform: name, field: 'platform', error: 'is none where this post is live' }];
      });
      if (violations.length > 0) throw validationError(violations);
      return live.filter(({ platform }) => platforms.includes(platform));
    }
    const accepts = ({ platform }: PostTarget, field: string) =>
      platformRule(platform).editable_after_publish.includes(field);
    const notEditable = fields.filter((field) => !live.some((target) => accepts(target, field)));
    if (notEditable.length > 0)
      throw validationError(live.flatMap(({ platform }) => uneditable(platform, notEditable)));
    return live.filter((target) => fields.some((field) => accepts(target, field)));
  }

  private async editOn(target: PostTarget, { agentId, changes, content, signal }: EditContext): Promise<LiveEdit> {
    const { platform, platformPostId } = target;
    const fields = changes.fields.filter((field) => platformRule(platform).editable_after_publish.includes(field));
    const warnings: string[] = [];
    try {
      await inTemporaryFolder('live-edit', async (folder) => {
        const picture = fields.includes('thumbnail_url')
          ? await this.media.thumbnail({ target, agentId, content, folder, signal }, warnings)
          : null;
        const edit: PostEdit = { ...toPostEdit(fields, changes, content), ...(picture ? { thumbnail: picture } : {}) };
        const editWarning = await this.withToken(target, (token) =>
          this.publishers.of(platform).edit(platformPostId!, edit, token),
        );
        if (editWarning) warnings.push(editWarning);
      });
      return { target, error: null, warning: warnings.join('; ') || null };
    } catch (error) {
      if (!(error instanceof PublishError)) throw error;
      return { target, error, warning: null };
    }
  }

  /** Refreshes the token once if the network reports that it has expired. */
  private async withToken<T>({ platform, accountId }: PostTarget, call: (token: string) => Promise<T>): Promise<T> {
    const token = () => this.tokens.accessToken(platform, accountId!);
    try {
      return await call(await token());
    } catch (error) {
      if (!(error instanceof PublishError) || error.code !== 'token_expired') throw error;
      await this.tokens.expireAccessToken(accountId!);
      return call(await token());
    }
  }

  private async record(post: Post, content: PostContent, edits: readonly LiveEdit[]): Promise<Post> {
    const done = edits.filter(({ error }) => !error);
    const [failed] = edits.flatMap(({ error }) => error ?? []);
    if (done.length > 0)
      return this.transaction.run(() =>
        this.posts.recordEdit(
          post.id,
          content,
          done.map(({ target }) => target.id),
          this.clock.now(),
        ),
      );
    const { vendor: platform, message, code, retryable } = failed!;
    if (retryable) throw new DomainError(PublishingErrors.editFailed, `${platform}: ${message}`);
    throw validationError([{ platform, field: 'platform', error: `does not take the change (${code}): ${message}` }]);
  }
}

/** Networks keep the options that an edit omits. */
function mergeVideohostOptions(
  before: PostContent,
  { fields, content: { videohostOptions } }: LiveChanges,
): PostContent {
  if (!fields.includes('videohost_options')) return {};
  const changed = Object.entries(videohostOptions ?? {}).filter(([, value]) => value !== null);
  return { videohostOptions: { ...before.videohostOptions, ...Object.fromEntries(changed) } };
}

/** A removed field is set to empty. A new description keeps the #shorts mark of the old one. */
function toPostEdit(
  fields: readonly string[],
  changes: LiveChanges,
  { title, description, videohostOptions, professionalOptions }: PostContent,
): PostEdit {
  const options = changes.content.videohostOptions;
  return {
    ...(fields.includes('title') ? { title: title ?? '' } : {}),
    ...(fields.includes('videohost_options') ? { videohostOptions: options } : {}),
    ...(fields.includes('description')
      ? { description: description ?? '', videohostOptions: { ...options, shorts: videohostOptions?.shorts } }
      : {}),
    ...(fields.includes('professional_options') ? { professionalOptions } : {}),
  };
}
