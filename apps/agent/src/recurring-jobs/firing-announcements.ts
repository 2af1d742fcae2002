import { Injectable } from '@nestjs/common';
import { recurringJobEnded } from '@reelsheet/contracts';
import { Outbox } from '@reelsheet/platform-outbox';
import type { FiringOutcome } from './recurring-job.js';

/** A time of a recurring job. */
export interface AnnouncedFiring {
  readonly organizationId: number;
  readonly agentId: number;
  readonly recurringJobId: string;
  readonly runId: string;
}

/** Announces to members that a time of a recurring job was reported or skipped. */
@Injectable()
export class FiringAnnouncements {
  constructor(private readonly outbox: Outbox) {}

  /** Call this in the transaction of the change. */
  async announce(
    { organizationId, agentId, recurringJobId, runId }: AnnouncedFiring,
    outcome: FiringOutcome | 'reported',
  ): Promise<void> {
    await this.outbox.send(recurringJobEnded, {
      ...{ organization_id: organizationId, agent_id: agentId, recurring_job_id: recurringJobId },
      ...{ run_id: runId, outcome },
    });
  }
}
