import { Clock, DomainError } from '@reelsheet/kernel';
import { jobKind, RunsJob, type JobStep, type Outcome as JobOutcome, type JobContext } from '@reelsheet/platform-jobs';
import { OutboundClient, OutboundErrors } from '@reelsheet/platform-outbound';
import { AutomationConfigRepository, type Target } from './automation-config.repository.js';
import { EndpointSecrets } from './endpoint-secrets.js';
import { PausedEndpoints } from './paused-endpoints.js';
import { ANSWER_WITHIN_MS, isGone, isTaken, MAX_TRIES, PAUSED_AFTER_MS, signedHeaders, waitAfter } from './webhook.js';
import { WebhookDeliveryEntity } from './webhook-delivery.entity.js';

/** Waiting for receivers is all that it does; one that never answers has its own few places taken, and nobody else's. */
export const DELIVERY = jobKind({
  entity: WebhookDeliveryEntity,
  fairShareBy: 'endpointId',
  concurrency: 128,
  perOrganization: 8,
  attempts: MAX_TRIES,
});

type Job = WebhookDeliveryEntity;
type Outcome = JobOutcome<Job>;

interface Try {
  readonly responseStatus: number | null;
  /** Null where the receiver has taken it. */
  readonly fault: string | null;
  /** No other try would end otherwise. */
  readonly isFinal: boolean;
}

@RunsJob(DELIVERY)
export class DeliveryStep implements JobStep<Job> {
  constructor(
    private readonly configs: AutomationConfigRepository,
    private readonly secrets: EndpointSecrets,
    private readonly paused: PausedEndpoints,
    private readonly outbound: OutboundClient,
    private readonly clock: Clock,
  ) {}

  async run({ job }: JobContext<Job>): Promise<Outcome> {
    const target = await this.configs.target(job.endpointId);
    if (!target?.url) return stop('The endpoint is not configured any more');
    if (target.pausedAt) return stop('The endpoint is paused');
    const made = await this.send(job, target, target.url);
    const changes = { tries: job.tries + 1, responseStatus: made.responseStatus, fault: made.fault };
    if (made.fault === null) {
      if (target.failingSince) await this.configs.noteSuccess(target.id);
      return { state: 'completed', changes: { ...changes, deliveredAt: this.clock.now() } };
    }
    await this.configs.noteFailure(target.id, this.clock.now());
    if (!made.isFinal && job.attempt < MAX_TRIES)
      return { state: 'retry', reason: made.fault, afterMs: waitAfter(job.attempt), changes };
    const commit = () => this.pauseWhereDue(job, target, target.url!, made);
    return { state: 'failed', reason: made.fault, changes, commit };
  }

  private async send(job: Job, target: Target, url: string): Promise<Try> {
    const now = this.clock.now();
    const headers = signedHeaders(job, this.secrets.valid(target, now), now);
    try {
      const status = await this.outbound.post({ url, headers, body: job.body, timeoutMs: ANSWER_WITHIN_MS });
      const fault = isTaken(status) ? null : `The endpoint answered with status ${status}`;
      return { responseStatus: status, fault, isFinal: isGone(status) };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { responseStatus: null, fault: error.message, isFinal: error.is(OutboundErrors.refused) };
    }
  }

  private async pauseWhereDue({ organizationId }: Job, target: Target, url: string, made: Try): Promise<void> {
    const failingFor = this.clock.now().getTime() - (target.failingSince?.getTime() ?? Infinity);
    const wantsNoMore = made.responseStatus !== null && isGone(made.responseStatus);
    if (wantsNoMore || failingFor > PAUSED_AFTER_MS) await this.paused.pause(organizationId, target, url);
  }
}

const stop = (fault: string): Outcome => ({ state: 'stopped', changes: { fault } });
