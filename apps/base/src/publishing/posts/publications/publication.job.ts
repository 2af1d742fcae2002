import { Inject } from '@nestjs/common';
import { Clock, PLATFORMS } from '@reelsheet/kernel';
import {
  AttemptsInterrupted,
  jobKind,
  RunsJob,
  type Failed,
  type JobStep,
  type Outcome as JobOutcome,
  type Waiting,
  type JobContext as JobWork,
} from '@reelsheet/platform-jobs';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import {
  mayBeLive,
  nextAttempt,
  PublishError,
  PublisherRegistry,
  type PublishStep,
  type SubmittedState,
} from '@reelsheet/provider-publisher';
import { AccountTokens } from '../../social-accounts/account-tokens.js';
import { publishError } from '../../social-accounts/publish-errors.js';
import { SealError } from '../../../vault/key-ring.js';
import { Vault } from '../../../vault/vault.js';
import {
  checkWaitMs,
  MAX_PROCESSING_SECONDS,
  MAX_ATTEMPTS,
  MAX_FETCHES,
  retryWaitMs,
  statePlace,
  UNKNOWN_GRACE_SECONDS,
} from '../post.js';
import { PostTargetEntity } from '../post.entity.js';
import { PublicationEnding } from './publication-ending.js';
import { Submission } from './submission.js';

/** A post on one platform. Most of the time a worker waits for a network. */
export const PUBLICATION = jobKind({
  entity: PostTargetEntity,
  concurrency: 16,
  attempts: MAX_ATTEMPTS,
  variants: { of: 'platform', values: PLATFORMS },
});

type Work = JobWork<PostTargetEntity>;
type Outcome = JobOutcome<PostTargetEntity>;

/** In these the network hears nothing of the post. */
const OUR_STEPS: ReadonlySet<PublishStep> = new Set(['download', 'account', 'authorize']);

/** From the moment it is due to its end: submit once, then look until the network has decided. */
@RunsJob(PUBLICATION)
export class PublicationStep implements JobStep<PostTargetEntity> {
  constructor(
    private readonly ending: PublicationEnding,
    private readonly submission: Submission,
    private readonly tokens: AccountTokens,
    private readonly publishers: PublisherRegistry,
    private readonly vault: Vault,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async run(work: Work): Promise<Outcome> {
    return work.job.waiting ? this.check(work) : this.submit(work);
  }

  async recover(error: unknown, work: Work): Promise<Outcome> {
    try {
      return await (work.job.waiting ? this.afterCheck(error, work) : this.afterSubmit(error, work));
    } catch (fault) {
      if (!(fault instanceof SealError)) throw fault;
      return this.fail(work, new PublishError(work.job.platform, 'unconfirmed', 'processing', { cause: fault }));
    }
  }

  private async submit(work: Work): Promise<Outcome> {
    const warnings = [work.job.warning, await this.submission.run(work)].filter((text) => text !== null);
    const warning = warnings.join('; ') || null;
    return { state: 'waiting', afterMs: checkWaitMs(0), changes: { checks: 0, begunAt: () => 'now()', warning } };
  }

  /** Workers that die use attempts up too; what the network holds already needs none. */
  private async afterSubmit(error: unknown, work: Work): Promise<Outcome> {
    const { job } = work;
    if (error instanceof SealError) throw error;
    if (error instanceof AttemptsInterrupted && this.submission.stateOf(job).step === 'submitted')
      return this.submit(work);
    const fault =
      error instanceof PublishError
        ? error
        : publishError(job.platform, 'platform_unavailable', 'upload', 'Every attempt was cut off', error);
    return mayTryAgain(job, fault) ? this.tryAgain(job, fault) : this.giveUp(work, fault);
  }

  private async check({ job, age }: Work): Promise<Outcome> {
    const state = this.submission.stateOf(job);
    const { submission } = state as SubmittedState;
    const accessToken = await this.tokens.accessToken(job.platform, job.accountId!);
    const seen = await this.publishers.of(job.platform).check(submission, accessToken);
    const { status, postId: platformPostId, postUrl } = seen;
    const error = seen.error!;
    if (status === 'published')
      return this.ending.published(job, { platformPostId, postUrl, publishedAt: this.clock.now() });
    if (status === 'failed' && mayTryAgain(job, error))
      return this.tryAgain(job, error, this.vault.seal(nextAttempt(state), statePlace(job.id)));
    if (status === 'failed' || (status === 'unknown' && age > UNKNOWN_GRACE_SECONDS)) return this.fail({ job }, error);
    return this.lookAgain({ job, age });
  }

  private async afterCheck(error: unknown, work: Work): Promise<Outcome> {
    if (error instanceof SealError) throw error;
    if (error instanceof PublishError && error.code === 'token_expired')
      await this.tokens.distrust(work.job.accountId!);
    if (error instanceof PublishError && !error.retryable) return this.giveUp(work, error);
    this.logger.warn({ err: error, target: work.job.id }, 'publishing: a look failed');
    return this.lookAgain(work);
  }

  private lookAgain({ job, age }: Pick<Work, 'job' | 'age'>): Waiting<PostTargetEntity> | Failed<PostTargetEntity> {
    if (age > MAX_PROCESSING_SECONDS)
      return this.fail({ job }, new PublishError(job.platform, 'unconfirmed', 'processing'));
    const checks = job.checks + 1;
    return { state: 'waiting', afterMs: checkWaitMs(checks), changes: { checks } };
  }

  /** With a `state` the next attempt begins from that one. */
  private tryAgain({ attempt }: PostTargetEntity, { message, retryAfterMs }: PublishError, state?: string): Outcome {
    return { state: 'retry', reason: message, afterMs: retryWaitMs(attempt, retryAfterMs), changes: { state } };
  }

  /** Only the network's own refusal is certain: after any other end the post may be live all the same. */
  private giveUp({ job }: Work, error: PublishError): Outcome {
    const isRefusal = !error.retryable && !OUR_STEPS.has(error.step);
    const isUncertain = !isRefusal && mayBeLive(this.submission.stateOf(job));
    return this.fail(
      { job },
      isUncertain ? new PublishError(job.platform, 'unconfirmed', error.step, { cause: error }) : error,
    );
  }

  private fail({ job }: Pick<Work, 'job'>, error: PublishError): Failed<PostTargetEntity> {
    const { code, step, vendorCode } = error;
    this.logger.warn({ target: job.id, platform: job.platform, code, step, vendorCode }, 'publishing: a post failed');
    return this.ending.failed(job, error);
  }
}

function mayTryAgain({ attempt }: PostTargetEntity, { retryable, step }: PublishError): boolean {
  return retryable && attempt < (step === 'download' ? MAX_FETCHES : MAX_ATTEMPTS);
}
