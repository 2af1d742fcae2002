import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { StillClaimed } from '@reelsheet/platform-messaging';
import { AgentConfig } from '../agent.config.js';
import { Lease } from './lease.js';
import { RunClaimRepository, type ClaimedRun } from './run-claim.repository.js';
import { HandedBack, RunFailure } from './run.errors.js';
import { RunMoves, type RunInProgress } from './run-moves.js';
import { nextMove } from './run-steps.js';
import { judge, MAX_ATTEMPTS } from './run-verdict.js';

const HAND_BACK_MS = 500;

/**
 * Takes a run from its last stored step to its end. A worker may die at any line: what is stored stays, and the next
 * one repeats at most one vendor call, with the key that the vendor has seen.
 */
@Injectable()
export class RunExecutor implements BeforeApplicationShutdown {
  private readonly stopping = new AbortController();

  constructor(
    private readonly claims: RunClaimRepository,
    private readonly moves: RunMoves,
    private readonly clock: Clock,
    private readonly config: AgentConfig,
  ) {}

  /** Runs under way go to another worker; their next step is asked for again with the same key. */
  beforeApplicationShutdown(): void {
    this.stopping.abort(new HandedBack());
  }

  /** Throws {@link StillClaimed} where another worker is at the run. */
  async execute(runId: string): Promise<void> {
    if (this.stopping.signal.aborted) throw new StillClaimed(HAND_BACK_MS);
    const run = await this.claims.take(runId);
    if (run) return this.work(run);
    if (await this.claims.isRunning(runId)) throw new StillClaimed();
  }

  private async work(run: ClaimedRun): Promise<void> {
    const steps = await this.claims.steps(run.id);
    const known = steps.length;
    const lease = new Lease({
      ...this.deadlineOf(run),
      extend: () => this.claims.extend(run),
      stop: this.stopping.signal,
    });
    try {
      if (run.attempt > MAX_ATTEMPTS) throw new RunFailure('The run was interrupted too often');
      await this.advance({ run, steps, signal: lease.signal });
    } catch (error) {
      await this.giveUp(run, error, steps.length > known ? 1 : run.attempt);
    } finally {
      lease.end();
    }
  }

  private async advance(work: RunInProgress): Promise<void> {
    for (let isOver = false; !isOver;) {
      work.signal.throwIfAborted();
      isOver = await this.take(work);
    }
  }

  /** True once the run has ended. */
  private async take(work: RunInProgress): Promise<boolean> {
    const move = nextMove(work.steps);
    if (move.kind === 'brief') await this.moves.brief(work);
    if (move.kind === 'ask') await this.moves.ask(work, move);
    if (move.kind === 'use_tool') await this.moves.useTool(work, move);
    if (move.kind === 'conclude') await this.moves.conclude(work, move);
    return move.kind === 'conclude';
  }

  private async giveUp(run: ClaimedRun, error: unknown, attempt: number): Promise<void> {
    const verdict = judge(error, attempt);
    if (verdict.kind === 'leave') return;
    if (verdict.kind === 'fail') return this.moves.fail(run, verdict.reason);
    await this.claims.free(run, verdict.kind === 'hand_back' ? attempt - 1 : attempt);
    throw verdict.kind === 'hand_back'
      ? new StillClaimed(HAND_BACK_MS)
      : new Error(`run ${run.id} is tried again`, { cause: error });
  }

  private deadlineOf({ acceptedAt }: ClaimedRun): { remainingMs: number; tooLate: string } {
    const seconds = this.config.RUN_TIMEOUT_SECONDS;
    const remainingMs = acceptedAt.getTime() + seconds * 1_000 - this.clock.now().getTime();
    return { remainingMs, tooLate: `The run did not end within ${seconds} seconds` };
  }
}
