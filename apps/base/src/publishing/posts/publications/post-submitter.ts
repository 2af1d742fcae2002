import { Injectable } from '@nestjs/common';
import { inTemporaryFolder } from '@reelsheet/kernel';
import {
  INITIAL_STATE,
  PublishError,
  PublisherRegistry,
  submit,
  type PublishJob,
  type PublishState,
} from '@reelsheet/provider-publisher';
import type { JobContext as JobWork } from '@reelsheet/platform-jobs';
import { AccountTokens } from '../../social-accounts/account-tokens.js';
import { publishError } from '../../social-accounts/publish-errors.js';
import { SocialAccountReader } from '../../social-accounts/social-account.reader.js';
import { Vault } from '../../../vault/vault.js';
import { idempotencyKeyOf, stateAad } from '../post.js';
import { PostMedia } from '../media/post-media.js';
import { PublicationRepository, type PostToPublish, type PublicationTarget } from './publication.repository.js';

type SubmissionWork = JobWork<PublicationTarget>;

/** Warning after a crash between the submission and the thumbnail, when it is unknown whether the thumbnail was set. */
const THUMBNAIL_UNCERTAIN = 'The thumbnail may not have been set';

interface SubmitContext {
  readonly accountId: number;
  readonly post: PostToPublish;
  readonly folder: string;
}

/** Submits a post to its network exactly once: each step is stored before the next one starts. */
@Injectable()
export class PostSubmitter {
  constructor(
    private readonly publications: PublicationRepository,
    private readonly accounts: SocialAccountReader,
    private readonly tokens: AccountTokens,
    private readonly publishers: PublisherRegistry,
    private readonly media: PostMedia,
    private readonly vault: Vault,
  ) {}

  /** Returns a warning or null. Throws PublishError. */
  async run(work: SubmissionWork): Promise<string | null> {
    const state = this.stateOf(work.job);
    const post = await this.publications.read(work.job.postId);
    if (state.step === 'submitted') return post.content.thumbnailUrl ? THUMBNAIL_UNCERTAIN : null;
    const accountId = await this.accountOf(work, post);
    try {
      return await inTemporaryFolder('post', (folder) => this.submit(work, state, { accountId, post, folder }));
    } catch (error) {
      if (error instanceof PublishError && error.code === 'token_expired')
        await this.tokens.expireAccessToken(accountId);
      throw error;
    }
  }

  private async submit(
    work: SubmissionWork,
    state: PublishState,
    { accountId, post, folder }: SubmitContext,
  ): Promise<string | null> {
    const { id, platform } = work.job;
    const { agentId, content, madeWithAi, approved } = post;
    const source = { agentId, content, approvedMedia: approved?.media };
    const prepared = await this.media.prepare({ target: work.job, ...source, folder, signal: work.signal });
    if (prepared.musicTrack) await work.write({ musicTrack: prepared.musicTrack });
    const accessToken = await this.tokens.accessToken(platform, accountId);
    const { media, threadMedia, thumbnail, warnings } = prepared;
    const idempotencyKey = idempotencyKeyOf(id);
    const job: PublishJob = { idempotencyKey, accessToken, content, media, threadMedia, thumbnail, madeWithAi };
    const publisher = this.publishers.of(platform);
    const save = (next: PublishState) => work.write({ state: this.vault.seal(next, stateAad(id)) });
    const { submission } = await submit(publisher, job, state, { save, signal: work.signal });
    const finishWarning = await publisher.finish(submission, job);
    return [...warnings, ...(finishWarning ? [finishWarning] : [])].join('; ') || null;
  }

  stateOf({ id, state }: Pick<PublicationTarget, 'id' | 'state'>): PublishState {
    return state ? this.vault.open<PublishState>(state, stateAad(id)) : INITIAL_STATE;
  }

  /** Selects the account at publishing time; it stays the same once anything was sent to the network. */
  private async accountOf(work: SubmissionWork, { agentId, approved, accounts }: PostToPublish): Promise<number> {
    const { platform, accountId: storedId, state } = work.job;
    if (storedId !== null && state !== null) return storedId;
    const plannedId = approved?.accounts[platform] ?? accounts?.[platform];
    const newestFirst = await this.accounts.listUsable(agentId);
    const account = newestFirst.find((each) => each.platform === platform && each.id === (plannedId ?? each.id));
    const missing = plannedId === undefined ? 'No account is connected' : 'The account of the post is not connected';
    if (!account) throw publishError(platform, 'account_unusable', 'account', missing);
    await work.write({ accountId: account.id });
    return account.id;
  }
}
