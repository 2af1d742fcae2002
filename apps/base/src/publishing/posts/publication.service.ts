import { Inject, Injectable } from '@nestjs/common';
import { publishPost } from '@reelsheet/contracts';
import { Clock } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { StillClaimed } from '@reelsheet/platform-messaging';
import { Outbox } from '@reelsheet/platform-outbox';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import {
  nextAttempt,
  PublishError,
  PublisherRegistry,
  type Outcome,
  type PublishStep,
  type SubmittedState,
} from '@reelsheet/provider-publisher';
import { AccountTokens } from '../accounts/account-tokens.js';
import { publishFault } from '../accounts/publish-fault.js';
import { SealBroken } from '../../storage/vault/key-ring.js';
import { Vault } from '../../storage/vault/vault.js';
import { underLease } from './claim-lease.js';
import {
  checkWaitMs,
  LONGEST_PROCESSING_SECONDS,
  MAX_ATTEMPTS,
  mayBeLive,
  retryWaitMs,
  statePlace,
  UNKNOWN_GRACE_SECONDS,
} from './post.js';
import { ClaimLost, PublicationRepository, type Claim } from './publication.repository.js';
import { PublicationEnding } from './publication.ending.js';
import { Submission } from './submission.js';

/** In these the network hears nothing of the post. */
const OUR_STEPS: ReadonlySet<PublishStep> = new Set(['download', 'account', 'authorize']);

/** One post on one platform, from the moment it is due to its end: submit once, then look until the network has decided. */
@Injectable()
export class PublicationService {
  constructor(
    private readonly publications: PublicationRepository,
    private readonly ending: PublicationEnding,
    private readonly submission: Submission,
    private readonly tokens: AccountTokens,
    private readonly publishers: PublisherRegistry,
    private readonly vault: Vault,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** One step of it. A target that is not due, or that has ended, needs none. Throws StillClaimed. */
  async advance(targetId: number): Promise<void> {
    const claim = await this.publications.take(targetId);
    if (!claim) return this.leaveToOthers(targetId);
    try {
      await underLease(this.publications, claim, (signal) =>
        claim.submittedFor === null ? this.submit(claim, signal) : this.check(claim),
      );
    } catch (error) {
      if (error instanceof SealBroken)
        return this.fail(claim, new PublishError(claim.platform, 'unconfirmed', 'processing', { cause: error }));
      if (!(error instanceof ClaimLost)) throw error;
      this.logger.info({ target: targetId }, 'publishing: another worker took over');
    }
  }

  private async leaveToOthers(targetId: number): Promise<void> {
    const left = await this.publications.othersClaim(targetId);
    if (left !== undefined) throw new StillClaimed(left);
  }

  private async submit(claim: Claim, signal: AbortSignal): Promise<void> {
    try {
      this.assertAttemptLeft(claim);
      const warning = await this.submission.run(claim, signal);
      await this.later(claim, () => this.publications.submitted(claim, warning, checkWaitMs(0)));
    } catch (error) {
      if (!(error instanceof PublishError)) throw error;
      await (mayTryAgain(claim, error) ? this.tryAgain(claim, error) : this.giveUp(claim, error));
    }
  }

  /** Workers that die use attempts up too; what the network holds already needs none. */
  private assertAttemptLeft(claim: Claim): void {
    if (claim.attempt <= MAX_ATTEMPTS || this.submission.stateOf(claim).step === 'submitted') return;
    throw publishFault(claim.platform, 'platform_unavailable', 'upload', 'Every attempt was cut off');
  }

  private async tryAgain(claim: Claim, error: PublishError, state: string | null = null): Promise<void> {
    await this.later(claim, () =>
      this.publications.tryAgain(claim, retryWaitMs(claim.attempt, error.retryAfterMs), state),
    );
  }

  /** Only the network's own refusal is certain: after any other end the post may be live all the same. */
  private async giveUp(claim: Claim, error: PublishError): Promise<void> {
    const isRefusal = !error.retryable && !OUR_STEPS.has(error.step);
    const mayLive =
      !isRefusal && mayBeLive(this.submission.stateOf({ id: claim.id, state: await this.publications.stateOf(claim) }));
    await this.fail(
      claim,
      mayLive ? new PublishError(claim.platform, 'unconfirmed', error.step, { cause: error }) : error,
    );
  }

  private async check(claim: Claim): Promise<void> {
    try {
      const { submission } = this.submission.stateOf(claim) as SubmittedState;
      const accessToken = await this.tokens.accessToken(claim.platform, claim.accountId!);
      await this.follow(claim, await this.publishers.find(claim.platform)!.check(submission, accessToken));
    } catch (error) {
      if (!(error instanceof PublishError)) throw error;
      if (error.code === 'token_expired') await this.tokens.distrust(claim.accountId!);
      await (error.retryable ? this.lookAgain(claim) : this.giveUp(claim, error));
    }
  }

  private async follow(claim: Claim, { status, postId, postUrl, error }: Outcome): Promise<void> {
    if (status === 'published')
      return this.ending.published(claim, { platformPostId: postId, postUrl, publishedAt: this.clock.now() });
    if (status === 'failed')
      return mayTryAgain(claim, error!) ? this.startAnew(claim, error!) : this.fail(claim, error!);
    if (status === 'unknown' && claim.submittedFor! > UNKNOWN_GRACE_SECONDS) return this.fail(claim, error!);
    return this.lookAgain(claim);
  }

  /** The network says that nothing came of the submission. */
  private async startAnew(claim: Claim, error: PublishError): Promise<void> {
    await this.tryAgain(
      claim,
      error,
      this.vault.seal(nextAttempt(this.submission.stateOf(claim)), statePlace(claim.id)),
    );
  }

  private async lookAgain(claim: Claim): Promise<void> {
    if (claim.submittedFor! > LONGEST_PROCESSING_SECONDS)
      return this.fail(claim, new PublishError(claim.platform, 'unconfirmed', 'processing'));
    await this.later(claim, () => this.publications.lookAgain(claim, checkWaitMs(claim.checks + 1)));
  }

  /** Lets go of the target until the moment that `release` names; no worker waits meanwhile. */
  private async later(claim: Claim, release: () => Promise<Date>): Promise<void> {
    await this.transaction.run(async () => {
      const notBefore = await release();
      await this.outbox.send(publishPost, { target_id: claim.id }, { notBefore });
    });
  }

  private async fail(claim: Claim, { message, code, step, vendorCode }: PublishError): Promise<void> {
    this.logger.warn(
      { target: claim.id, platform: claim.platform, code, step, vendorCode },
      'publishing: a post failed',
    );
    await this.ending.failed(claim, { error: message, errorCode: code, failedStep: step });
  }
}

function mayTryAgain({ attempt }: Claim, { retryable }: PublishError): boolean {
  return retryable && attempt < MAX_ATTEMPTS;
}
