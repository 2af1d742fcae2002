import { Injectable } from '@nestjs/common';
import {
  INITIAL_STATE,
  PublishError,
  PublisherRegistry,
  submit,
  type PublishJob,
  type PublishState,
} from '@reelsheet/provider-publisher';
import { inTemporaryFolder } from '../../storage/media/local-file.js';
import { AccountTokens } from '../accounts/account-tokens.js';
import { publishFault } from '../accounts/publish-fault.js';
import { SocialAccountReader } from '../accounts/social-account.reader.js';
import { Vault } from '../../storage/vault/vault.js';
import { idempotencyKeyOf, statePlace } from './post.js';
import { PostMedia } from './post-media.js';
import { PublicationRepository, type Claim } from './publication.repository.js';

/** Where a worker died between the submission and the thumbnail, the media may be gone and the thumbnail may be set. */
const THUMBNAIL_UNSURE = 'The thumbnail may not have been set';

interface Surroundings {
  readonly accountId: number;
  readonly folder: string;
  readonly signal: AbortSignal;
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

  /** Resolves to a warning or null. Throws PublishError, and ClaimLost once the target is another worker's. */
  async run(claim: Claim, signal: AbortSignal): Promise<string | null> {
    const state = this.stateOf(claim);
    if (state.step === 'submitted') return claim.content.thumbnailUrl ? THUMBNAIL_UNSURE : null;
    const accountId = await this.accountOf(claim);
    try {
      return await inTemporaryFolder('post', (folder) => this.submit(claim, state, { accountId, folder, signal }));
    } catch (error) {
      if (error instanceof PublishError && error.code === 'token_expired') await this.tokens.distrust(accountId);
      throw error;
    }
  }

  private async submit(
    claim: Claim,
    state: PublishState,
    { accountId, folder, signal }: Surroundings,
  ): Promise<string | null> {
    const { id, platform, content } = claim;
    const media = await this.media.fetch(platform, content, folder);
    const thumbnail = await this.media.fetchThumbnail(content, folder);
    const accessToken = await this.tokens.accessToken(platform, accountId);
    const job: PublishJob = {
      idempotencyKey: idempotencyKeyOf(id),
      accessToken,
      content,
      media,
      thumbnail: thumbnail.file,
    };
    const publisher = this.publishers.find(platform)!;
    const save = (next: PublishState) => this.publications.saveState(claim, this.vault.seal(next, statePlace(id)));
    const { submission } = await submit(publisher, job, state, { save, signal });
    return (await publisher.finish(submission, job)) ?? thumbnail.warning;
  }

  stateOf({ id, state }: Pick<Claim, 'id' | 'state'>): PublishState {
    return state ? this.vault.open<PublishState>(state, statePlace(id)) : INITIAL_STATE;
  }

  /** Chosen when the post goes out, and kept from the first thing that the network heard of it. */
  private async accountOf(claim: Claim): Promise<number> {
    if (claim.accountId !== null && claim.state !== null) return claim.accountId;
    const accountId = (await this.accounts.usableOf(claim.agentId)).get(claim.platform);
    if (accountId === undefined)
      throw publishFault(claim.platform, 'account_unusable', 'account', 'No account is connected');
    await this.publications.pin(claim, accountId);
    return accountId;
  }
}
