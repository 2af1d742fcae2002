import { Clock } from '@reelsheet/kernel';
import {
  AttemptsInterrupted,
  jobKind,
  RunsJob,
  type JobStep,
  type Outcome,
  type JobContext,
} from '@reelsheet/platform-jobs';
import { AgentConfig } from '../agent.config.js';
import { RunEntity } from './run.entity.js';
import { RunModel } from './model/run-model.js';
import { RunError } from './run.errors.js';
import { readingMs } from './action-files/reading-time.js';
import { RunActions, WAITING_FOR_DECISION, type RunInProgress } from './run-actions.js';
import { RunRepository } from './run.repository.js';
import { RUN } from './run-limits.js';
import { nextAction, usagesOf, waitedMs, type RunStep } from './run-steps.js';

/** The job kind of runs. Attempts are counted per step. */
export const RUN_JOB = jobKind({ entity: RunEntity, concurrency: 16, maxOpen: 200, watched: true });

/**
 * Continues a run from its last stored step to its end. After a crash the next worker repeats at most one vendor call,
 * with the same idempotency key.
 */
@RunsJob(RUN_JOB)
export class RunJobStep implements JobStep<RunEntity> {
  constructor(
    private readonly runs: RunRepository,
    private readonly actions: RunActions,
    private readonly model: RunModel,
    private readonly clock: Clock,
    private readonly config: AgentConfig,
  ) {}

  async run(work: JobContext<RunEntity>): Promise<Outcome<RunEntity>> {
    const steps = await this.runs.steps(work.job.id);
    const deadline = AbortSignal.timeout(this.remainingMs(work.job, steps));
    try {
      return await this.advance({ work, steps, signal: AbortSignal.any([work.signal, deadline]) });
    } catch (error) {
      if (deadline.aborted && !work.signal.aborted)
        throw new RunError(`The run did not end within ${this.config.RUN_TIMEOUT_SECONDS} seconds`);
      throw error;
    }
  }

  /** A run that reached a limit is charged for what it used, like a completed one. */
  async recover(error: unknown, { job }: JobContext<RunEntity>): Promise<Outcome<RunEntity> | undefined> {
    if (error instanceof AttemptsInterrupted) return { state: 'failed', reason: 'The run was interrupted too often' };
    if (!(error instanceof RunError)) return undefined;
    const cost = this.model.priceOf(usagesOf(await this.runs.steps(job.id)));
    return { state: 'failed', reason: error.message, cost };
  }

  private async advance(run: RunInProgress): Promise<Outcome<RunEntity>> {
    for (;;) {
      run.signal.throwIfAborted();
      const action = nextAction(run.steps);
      if (action.kind === 'conclude') return this.actions.conclude(run, action);
      if (action.kind === 'brief') await this.actions.brief(run);
      if (action.kind === 'ask') await this.actions.request(run, action);
      if (action.kind === 'await') {
        const openMs = this.clock.now().getTime() - Date.parse(action.gate.at);
        if (openMs < RUN.approveWithinMs) return WAITING_FOR_DECISION;
        await this.actions.expire(run);
      }
      const wait = action.kind === 'use_tool' ? await this.actions.useTool(run, action) : undefined;
      if (wait) return wait;
    }
  }

  /** Returns the remaining run time, without the time that people took to decide and base to read files. */
  private remainingMs(run: RunEntity, steps: readonly RunStep[]): number {
    const now = this.clock.now();
    const startedAt = (run.acceptedAt ?? run.createdAt).getTime() + waitedMs(steps, now) + readingMs(run, now);
    return Math.max(0, startedAt + this.config.RUN_TIMEOUT_SECONDS * 1_000 - now.getTime());
  }
}
