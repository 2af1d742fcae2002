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
import { PublishingErrors, refusal } from '../publishing.errors.js';

export interface LiveChanges {
  readonly platforms?: readonly string[];
  /** Wire names of what changes. */
  readonly fields: readonly string[];
  readonly content: PostContent;
}

/** What became of the changes on one platform. */
export interface LiveEdit {
  readonly target: PostTarget;
  readonly error: PublishError | null;
  readonly warning: string | null;
}

export interface EditedPost {
  readonly post: Post;
  readonly edits: readonly LiveEdit[];
}

const MAX_MS = 120_000;

/** Changes posts that people see already. Setting what a post says is the same however often it is done, so it needs no job. */
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

  /** Throws `platform_validation_failed`, `conflict` while another edit is under way, and `platform_edit_failed` where no network took it. */
  async edit(id: number, changes: LiveChanges): Promise<EditedPost> {
    const claim = await this.claims.acquire(id);
    if (claim === undefined) throw new DomainError(CommonErrors.conflict, 'The post is being changed by somebody else');
    return this.claims.holdWhile(id, claim, async (lost) => {
      const post = await this.posts.find(id);
      if (!post) throw new DomainError(CommonErrors.notFound);
      const targets = this.chosen(post, changes);
      const content = { ...post.content, ...changes.content, ...keptOptions(post.content, changes) };
      const violations = targets.flatMap(({ platform }) =>
        this.planner.liveViolations(platform, content, changes.fields),
      );
      if (violations.length > 0) throw refusal(violations);
      const signal = AbortSignal.any([lost, AbortSignal.timeout(MAX_MS)]);
      const edits = await Promise.all(targets.map((target) => this.editOn(target, { changes, content, signal })));
      return { post: await this.record(post, content, edits), edits };
    });
  }

  /** The live targets that the changes are for. */
  private chosen({ targets }: Post, { platforms, fields }: LiveChanges): PostTarget[] {
    const live = targets.filter(({ status, platformPostId }) => status === 'completed' && platformPostId !== null);
    if (live.length === 0) throw refusal([{ platform: null, field: 'post_id', error: 'is not live on any platform' }]);
    if (fields.length === 0)
      throw refusal([{ platform: null, field: 'description', error: 'or another field that changes is required' }]);
    if (platforms?.length === 0) throw refusal([{ platform: null, field: 'platform', error: 'is required' }]);
    if (platforms) {
      const violations = [...new Set(platforms)].flatMap((name) => {
        const target = live.find(({ platform }) => platform === name);
        return target
          ? uneditable(target.platform, fields)
          : [{ platform: name, field: 'platform', error: 'is none where this post is live' }];
      });
      if (violations.length > 0) throw refusal(violations);
      return live.filter(({ platform }) => platforms.includes(platform));
    }
    const takes = ({ platform }: PostTarget, field: string) =>
      platformRule(platform).editable_after_publish.includes(field);
    const stuck = fields.filter((field) => !live.some((target) => takes(target, field)));
    if (stuck.length > 0) throw refusal(live.flatMap(({ platform }) => uneditable(platform, stuck)));
    return live.filter((target) => fields.some((field) => takes(target, field)));
  }

  private async editOn(
    target: PostTarget,
    { changes, content, signal }: { changes: LiveChanges; content: PostContent; signal: AbortSignal },
  ): Promise<LiveEdit> {
    const { platform, platformPostId } = target;
    const fields = changes.fields.filter((field) => platformRule(platform).editable_after_publish.includes(field));
    const warnings: string[] = [];
    try {
      await inTemporaryFolder('live-edit', async (folder) => {
        const picture = fields.includes('thumbnail_url')
          ? await this.media.thumbnail({ target, content, folder, signal }, warnings)
          : null;
        const edit: PostEdit = { ...wanted(fields, changes, content), ...(picture ? { thumbnail: picture } : {}) };
        const late = await this.withToken(target, (token) =>
          this.publishers.of(platform).edit(platformPostId!, edit, token),
        );
        if (late) warnings.push(late);
      });
      return { target, error: null, warning: warnings.join('; ') || null };
    } catch (error) {
      if (!(error instanceof PublishError)) throw error;
      return { target, error, warning: null };
    }
  }

  /** A token that the network calls expired is renewed once. */
  private async withToken<T>({ platform, accountId }: PostTarget, call: (token: string) => Promise<T>): Promise<T> {
    const token = () => this.tokens.accessToken(platform, accountId!);
    try {
      return await call(await token());
    } catch (error) {
      if (!(error instanceof PublishError) || error.code !== 'token_expired') throw error;
      await this.tokens.distrust(accountId!);
      return call(await token());
    }
  }

  private async record(post: Post, content: PostContent, edits: readonly LiveEdit[]): Promise<Post> {
    const done = edits.filter(({ error }) => !error);
    const [failed] = edits.flatMap(({ error }) => error ?? []);
    if (done.length > 0)
      return this.transaction.run(() =>
        this.posts.edited(
          post.id,
          content,
          done.map(({ target }) => target.id),
          this.clock.now(),
        ),
      );
    const { vendor: platform, message, code, retryable } = failed!;
    if (retryable) throw new DomainError(PublishingErrors.editFailed, `${platform}: ${message}`);
    throw refusal([{ platform, field: 'platform', error: `does not take the change (${code}): ${message}` }]);
  }
}

/** Networks keep the options that an edit leaves out. */
function keptOptions(before: PostContent, { fields, content: { videohostOptions } }: LiveChanges): PostContent {
  if (!fields.includes('videohost_options')) return {};
  const sent = Object.entries(videohostOptions ?? {}).filter(([, value]) => value !== null);
  return { videohostOptions: { ...before.videohostOptions, ...Object.fromEntries(sent) } };
}

/** A field that is taken away is empty at the network; a new description is marked as the old one was. */
function wanted(
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
