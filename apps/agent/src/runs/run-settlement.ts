import { Injectable } from '@nestjs/common';
import { DomainError } from '@reelsheet/kernel';
import { CreditGate } from '@reelsheet/platform-credits';
import { RunRepository, type RunAccount } from './run.repository.js';

export const creditReference = (runId: string) => `run:${runId}`;

/** Closes the credits of runs. base does each movement once, so all of this may be repeated. */
@Injectable()
export class RunSettlement {
  constructor(
    private readonly runs: RunRepository,
    private readonly credits: CreditGate,
  ) {}

  /** A run that never began is given up first, so that its caller can't begin it any more, then released and forgotten. */
  async settle(runId: string): Promise<void> {
    const run = await this.runs.account(runId);
    if (!run || (run.isAccepted && run.status === 'running')) return;
    if (!run.isAccepted && !(await this.runs.abandon(runId))) return;
    await this.close(run);
    if (run.isAccepted) await this.runs.markSettled(runId);
    else await this.runs.forget(runId);
  }

  private async close({ id, organizationId, status, cost }: RunAccount): Promise<void> {
    const reference = creditReference(id);
    try {
      if (status === 'completed') await this.credits.capture({ organizationId, reference, amount: cost ?? 0 });
      else await this.credits.release({ organizationId, reference });
    } catch (error) {
      // A DomainError would end the job for good, and the credits with it; whatever base answers, it is asked again.
      throw error instanceof DomainError ? new Error(`the credits of run ${id} wait`, { cause: error }) : error;
    }
  }
}
