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
import { idempotencyKeyOf, statePlace } from '../post.js';
import { PostMedia } from '../media/post-media.js';
import { PublicationRepository, type Said, type Target } from './publication.repository.js';

type Work = JobWork<Target>;

/** Where a worker died between the submission and the thumbnail, the media may be gone and the thumbnail may be set. */
const THUMBNAIL_UNSURE = 'The thumbnail may not have been set';

interface Surroundings {
  readonly accountId: number;
  readonly post: Said;
  readonly folder: string;
}

/** Brings a post to its network completely, and not twice: each step is stored before the next one. */
@Injectable()
export class Submission {
  constructor(
    private readonly publications: PublicationRepository,
    private readonly accounts: SocialAccountReader,
    private readonly tokens: AccountTokens,
    private readonly publishers: PublisherRegistry,
    private readonly media: PostMedia,
    private readonly vault: Vault,
  ) {}

  /** Resolves to a warning or null. Throws PublishError. */
  async run(work: Work): Promise<string | null> {
    const state = this.stateOf(work.job);
    const post = await this.publications.read(work.job.postId);
    if (state.step === 'submitted') return post.content.thumbnailUrl ? THUMBNAIL_UNSURE : null;
    const accountId = await this.accountOf(work, post.agentId);
    try {
      return await inTemporaryFolder('post', (folder) => this.submit(work, state, { accountId, post, folder }));
    } catch (error) {
      if (error instanceof PublishError && error.code === 'token_expired') await this.tokens.distrust(accountId);
      throw error;
    }
  }

  private async submit(
    work: Work,
    state: PublishState,
    { accountId, post, folder }: Surroundings,
  ): Promise<string | null> {
    const { id, platform } = work.job;
    const { content, madeWithAi } = post;
    const prepared = await this.media.prepare({ target: work.job, content, folder, signal: work.signal });
    if (prepared.musicTrack) await work.write({ musicTrack: prepared.musicTrack });
    const accessToken = await this.tokens.accessToken(platform, accountId);
    const { media, threadMedia, thumbnail, warnings } = prepared;
    const idempotencyKey = idempotencyKeyOf(id);
    const job: PublishJob = { idempotencyKey, accessToken, content, media, threadMedia, thumbnail, madeWithAi };
    const publisher = this.publishers.of(platform);
    const save = (next: PublishState) => work.write({ state: this.vault.seal(next, statePlace(id)) });
    const { submission } = await submit(publisher, job, state, { save, signal: work.signal });
    const late = await publisher.finish(submission, job);
    return [...warnings, ...(late ? [late] : [])].join('; ') || null;
  }

  stateOf({ id, state }: Pick<Target, 'id' | 'state'>): PublishState {
    return state ? this.vault.open<PublishState>(state, statePlace(id)) : INITIAL_STATE;
  }

  /** Chosen when the post goes out, and kept from the first thing that the network heard of it. */
  private async accountOf(work: Work, agentId: number): Promise<number> {
    const { platform, accountId: pinned, state } = work.job;
    if (pinned !== null && state !== null) return pinned;
    const accountId = (await this.accounts.usableOf(agentId)).get(platform);
    if (accountId === undefined) throw publishError(platform, 'account_unusable', 'account', 'No account is connected');
    await work.write({ accountId });
    return accountId;
  }
}
