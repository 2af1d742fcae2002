import { Injectable } from '@nestjs/common';
import { settleRun } from '@reelsheet/contracts';
import { Outbox } from '@reelsheet/platform-outbox';
import { RunRepository } from './run.repository.js';

/** What becomes of runs whose agent or organization leaves; to be called in the transaction that says so. */
@Injectable()
export class RunDeletion {
  constructor(
    private readonly runs: RunRepository,
    private readonly outbox: Outbox,
  ) {}

  async endThoseOf(agentId: number): Promise<void> {
    const failed = await this.runs.failAllOf(agentId, 'The agent was deleted');
    await this.outbox.sendMany(
      settleRun,
      failed.map((run_id) => ({ run_id })),
    );
  }

  async eraseOrganization(organizationId: number): Promise<void> {
    await this.runs.eraseOrganization(organizationId);
  }
}
