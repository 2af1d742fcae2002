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
import { checkWaitMs, retryWaitMs, stateAad } from '../post.js';
import { PostTargetEntity } from '../post.entity.js';
import { MAX_ATTEMPTS, MAX_DOWNLOAD_ATTEMPTS, MAX_PROCESSING_SECONDS, UNKNOWN_GRACE_SECONDS } from '../post-limits.js';
import { PublicationCompletion } from './publication-completion.js';
import { PostSubmitter } from './post-submitter.js';

/** Publishes a post on one platform. The concurrency is high because workers mostly wait for networks. */
export const PUBLICATION = jobKind({
  entity: PostTargetEntity,
  concurrency: 16,
  attempts: MAX_ATTEMPTS,
  variants: { of: 'platform', values: PLATFORMS },
});

type PublicationWork = JobWork<PostTargetEntity>;
type PublicationOutcome = JobOutcome<PostTargetEntity>;

/** Steps in which nothing was sent to the network yet. */
const INTERNAL_STEPS: ReadonlySet<PublishStep> = new Set(['download', 'account', 'authorize']);

/** Submits the post once, then polls the network until it has published or rejected it. */
@RunsJob(PUBLICATION)
export class PublicationStep implements JobStep<PostTargetEntity> {
  constructor(
    private readonly completion: PublicationCompletion,
    private readonly submitter: PostSubmitter,
    private readonly tokens: AccountTokens,
    private readonly publishers: PublisherRegistry,
    private readonly vault: Vault,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async run(work: PublicationWork): Promise<PublicationOutcome> {
    return work.job.waiting ? this.check(work) : this.submit(work);
  }

  async recover(error: unknown, work: PublicationWork): Promise<PublicationOutcome> {
    try {
      return await (work.job.waiting ? this.afterCheck(error, work) : this.afterSubmit(error, work));
    } catch (cause) {
      if (!(cause instanceof SealError)) throw cause;
      return this.fail(work, new PublishError(work.job.platform, 'unconfirmed', 'processing', { cause }));
    }
  }

  private async submit(work: PublicationWork): Promise<PublicationOutcome> {
    const warnings = [work.job.warning, await this.submitter.run(work)].filter((text) => text !== null);
    const warning = warnings.join('; ') || null;
    return { state: 'waiting', afterMs: checkWaitMs(0), changes: { checks: 0, begunAt: () => 'now()', warning } };
  }

  /** Attempts of crashed workers count too, unless the network has already accepted the submission. */
  private async afterSubmit(error: unknown, work: PublicationWork): Promise<PublicationOutcome> {
    const { job } = work;
    if (error instanceof SealError) throw error;
    if (error instanceof AttemptsInterrupted && this.submitter.stateOf(job).step === 'submitted')
      return this.submit(work);
    const publishFailed =
      error instanceof PublishError
        ? error
        : publishError(job.platform, 'platform_unavailable', 'upload', 'Every attempt was cut off', error);
    return canRetry(job, publishFailed) ? this.retry(job, publishFailed) : this.failFinally(work, publishFailed);
  }

  private async check({ job, age }: PublicationWork): Promise<PublicationOutcome> {
    const state = this.submitter.stateOf(job);
    const { submission } = state as SubmittedState;
    const accessToken = await this.tokens.accessToken(job.platform, job.accountId!);
    const outcome = await this.publishers.of(job.platform).check(submission, accessToken);
    const { status, postId: platformPostId, postUrl } = outcome;
    const error = outcome.error!;
    if (status === 'published')
      return this.completion.published(job, { platformPostId, postUrl, publishedAt: this.clock.now() });
    if (status === 'failed' && canRetry(job, error))
      return this.retry(job, error, this.vault.seal(nextAttempt(state), stateAad(job.id)));
    if (status === 'failed' || (status === 'unknown' && age > UNKNOWN_GRACE_SECONDS)) return this.fail({ job }, error);
    return this.pollLater({ job, age });
  }

  private async afterCheck(error: unknown, work: PublicationWork): Promise<PublicationOutcome> {
    if (error instanceof SealError) throw error;
    if (error instanceof PublishError && error.code === 'token_expired')
      await this.tokens.expireAccessToken(work.job.accountId!);
    if (error instanceof PublishError && !error.retryable) return this.failFinally(work, error);
    this.logger.warn({ err: error, target: work.job.id }, 'publishing: a status check failed');
    return this.pollLater(work);
  }

  private pollLater({
    job,
    age,
  }: Pick<PublicationWork, 'job' | 'age'>): Waiting<PostTargetEntity> | Failed<PostTargetEntity> {
    if (age > MAX_PROCESSING_SECONDS)
      return this.fail({ job }, new PublishError(job.platform, 'unconfirmed', 'processing'));
    const checks = job.checks + 1;
    return { state: 'waiting', afterMs: checkWaitMs(checks), changes: { checks } };
  }

  /** The next attempt starts from `state`, if given. */
  private retry(
    { attempt }: PostTargetEntity,
    { message, retryAfterMs }: PublishError,
    state?: string,
  ): PublicationOutcome {
    return { state: 'retry', reason: message, afterMs: retryWaitMs(attempt, retryAfterMs), changes: { state } };
  }

  /** Unless the network itself rejected the post, it may have been published, and is reported as `unconfirmed`. */
  private failFinally({ job }: PublicationWork, error: PublishError): PublicationOutcome {
    const isRejected = !error.retryable && !INTERNAL_STEPS.has(error.step);
    const isUncertain = !isRejected && mayBeLive(this.submitter.stateOf(job));
    return this.fail(
      { job },
      isUncertain ? new PublishError(job.platform, 'unconfirmed', error.step, { cause: error }) : error,
    );
  }

  private fail({ job }: Pick<PublicationWork, 'job'>, error: PublishError): Failed<PostTargetEntity> {
    const { code, step, vendorCode } = error;
    this.logger.warn({ target: job.id, platform: job.platform, code, step, vendorCode }, 'publishing: a post failed');
    return this.completion.failed(job, error);
  }
}

function canRetry({ attempt }: PostTargetEntity, { retryable, step }: PublishError): boolean {
  return retryable && attempt < (step === 'download' ? MAX_DOWNLOAD_ATTEMPTS : MAX_ATTEMPTS);
}
