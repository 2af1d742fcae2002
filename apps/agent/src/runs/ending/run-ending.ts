import { Injectable } from '@nestjs/common';
import type { Micro } from '@reelsheet/kernel';
import { Jobs } from '@reelsheet/platform-jobs';
import { RUN } from '../run-limits.js';
import { RunModel } from '../model/run-model.js';
import { RUN_JOB } from '../run.job.js';
import { RunRepository } from '../run.repository.js';
import { usagesOf } from '../run-steps.js';

/**
 * Ends runs that somebody stops, or whose agent, conversation or organization is deleted. Joins the transaction of its
 * caller.
 */
@Injectable()
export class RunEnding {
  constructor(
    private readonly runs: RunRepository,
    private readonly jobs: Jobs,
    private readonly model: RunModel,
  ) {}

  async endOfAgent(agentId: number): Promise<void> {
    await this.end(await this.runs.explainOpenOf(agentId, 'The agent was deleted'));
  }

  async endInConversation(conversationId: string): Promise<void> {
    await this.end(await this.runs.explainOpenIn(conversationId, 'The conversation was deleted'));
  }

  /** Ends one run; does nothing if it has ended. */
  async endOne(id: string): Promise<void> {
    await this.end(await this.runs.explainOpen(id, 'The run was stopped'));
  }

  private async end(open: readonly string[]): Promise<void> {
    for (const id of open) await this.jobs.stop(RUN_JOB, id, { cost: await this.costOf(id) });
  }

  async eraseOrganization(organizationId: number): Promise<void> {
    await this.runs.eraseOrganization(organizationId);
  }

  /**
   * Returns the price of what the run used. It is charged, so that ending runs is no way to use vendors for free.
   */
  private async costOf(id: string): Promise<Micro | null> {
    const cost = this.model.priceOf(usagesOf(await this.runs.steps(id)));
    return cost > 0 ? Math.min(cost, RUN.estimate) : null;
  }
}
