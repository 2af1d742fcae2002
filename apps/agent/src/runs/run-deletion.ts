import { Injectable } from '@nestjs/common';
import { Jobs } from '@reelsheet/platform-jobs';
import { RUN_JOB } from './run.job.js';
import { RunRepository } from './run.repository.js';

/** What becomes of runs whose agent or organization is deleted; to be called in the transaction that says so. */
@Injectable()
export class RunDeletion {
  constructor(
    private readonly runs: RunRepository,
    private readonly jobs: Jobs,
  ) {}

  async endThoseOf(agentId: number): Promise<void> {
    const open = await this.runs.explainOpenOf(agentId, 'The agent was deleted');
    for (const id of open) await this.jobs.stop(RUN_JOB, id);
  }

  async eraseOrganization(organizationId: number): Promise<void> {
    await this.runs.eraseOrganization(organizationId);
  }
}
