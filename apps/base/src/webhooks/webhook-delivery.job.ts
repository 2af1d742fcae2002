import { Clock, DomainError } from '@reelsheet/kernel';
import { jobKind, RunsJob, type JobStep, type Outcome as JobOutcome, type JobContext } from '@reelsheet/platform-jobs';
import { OutboundClient, OutboundErrors } from '@reelsheet/platform-outbound';
import { AutomationConfigRepository, type WebhookTarget } from './automation-config.repository.js';
import { EndpointSecrets } from './endpoint-secrets.js';
import { PausedEndpoints } from './paused-endpoints.js';
import { isGone, isAccepted, signedHeaders, retryDelayMs } from './webhook.js';
import {
  RESPONSE_TIMEOUT_MS,
  MAX_ATTEMPTS,
  PAUSED_AFTER_MS,
  SENT_AT_ONCE,
  SENT_AT_ONCE_PER_ENDPOINT,
  SENT_AT_ONCE_PER_SHARE,
} from './webhook-limits.js';
import { WebhookDeliveryEntity } from './webhook-delivery.entity.js';

/**
 * Deliveries mostly wait for receivers. The limit per endpoint prevents a receiver that never responds from blocking
 * others, and the limit per share the many receivers of one founder.
 */
export const DELIVERY = jobKind({
  entity: WebhookDeliveryEntity,
  concurrency: SENT_AT_ONCE,
  perOrganization: SENT_AT_ONCE_PER_SHARE,
  perTarget: { of: 'endpointId', max: SENT_AT_ONCE_PER_ENDPOINT },
  attempts: MAX_ATTEMPTS,
});

type Job = WebhookDeliveryEntity;
type DeliveryOutcome = JobOutcome<Job>;

interface Attempt {
  readonly responseStatus: number | null;
  /** Null when the receiver accepted the delivery. */
  readonly error: string | null;
  /** True if a retry cannot succeed. */
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

  async run({ job }: JobContext<Job>): Promise<DeliveryOutcome> {
    const target = await this.configs.target(job.endpointId);
    if (!target?.url) return stop('The endpoint is not configured any more');
    if (target.pausedAt) return stop('The endpoint is paused');
    const made = await this.send(job, target, target.url);
    const changes = { totalAttempts: job.totalAttempts + 1, responseStatus: made.responseStatus, error: made.error };
    if (made.error === null) {
      if (target.failingSince) await this.configs.recordSuccess(target.id);
      return { state: 'completed', changes: { ...changes, deliveredAt: this.clock.now() } };
    }
    await this.configs.recordError(target.id, this.clock.now());
    if (!made.isFinal && job.attempt < MAX_ATTEMPTS)
      return { state: 'retry', reason: made.error, afterMs: retryDelayMs(job.attempt), changes };
    const commit = () => this.pauseIfDue(job, target, target.url!, made);
    return { state: 'failed', reason: made.error, changes, commit };
  }

  private async send(job: Job, target: WebhookTarget, url: string): Promise<Attempt> {
    const now = this.clock.now();
    const headers = signedHeaders(job, this.secrets.valid(target, now), now);
    try {
      const status = await this.outbound.post({ url, headers, body: job.body, timeoutMs: RESPONSE_TIMEOUT_MS });
      const error = isAccepted(status) ? null : `The endpoint answered with status ${status}`;
      return { responseStatus: status, error, isFinal: isGone(status) };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { responseStatus: null, error: error.message, isFinal: error.is(OutboundErrors.refused) };
    }
  }

  private async pauseIfDue({ organizationId }: Job, target: WebhookTarget, url: string, made: Attempt): Promise<void> {
    const failingFor = this.clock.now().getTime() - (target.failingSince?.getTime() ?? Infinity);
    const isUnwanted = made.responseStatus !== null && isGone(made.responseStatus);
    if (isUnwanted || failingFor > PAUSED_AFTER_MS) await this.paused.pause(organizationId, target, url);
  }
}

const stop = (error: string): DeliveryOutcome => ({ state: 'stopped', changes: { error } });
