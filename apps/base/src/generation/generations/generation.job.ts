import { generationCompleted, generationFailed, generationStopped, type PayloadOf } from '@reelsheet/contracts';
import { inTemporaryFolder } from '@reelsheet/kernel';
import { classifyError, jobKind, RunsJob, type JobStep, type Outcome, type JobContext } from '@reelsheet/platform-jobs';
import { ProviderError } from '@reelsheet/provider-common';
import { failedReasonOf } from './error-messages.js';
import { GENERATION_TYPES } from './generation.js';
import { GenerationCompletion } from './generation-completion.js';
import { GenerationEntity } from './generation.entity.js';
import { MAX_RATE_LIMITED_SECONDS } from './generation-limits.js';
import { GenerationRepository } from './generation.repository.js';
import type { KindOutcome, KindWaiting } from './kinds/generation.kind.js';
import { GenerationKinds } from './kinds/kinds.js';
import { VendorTasks } from './vendors/vendor-tasks.js';
import { VendorSlots } from './vendors/vendor-slots.js';

export const GENERATION = jobKind({
  entity: GenerationEntity,
  concurrency: 32,
  maxOpen: 5_000,
  watched: true,
  variants: { of: 'userJobType', values: GENERATION_TYPES },
  events: {
    contracts: { completed: generationCompleted, failed: generationFailed, stopped: generationStopped },
    payload: toEvent,
  },
});

/**
 * Outcome of a job that waits for a vendor slot. The job is woken when it has one; the time only covers a lost wake-up.
 */
const WAITING_FOR_SLOT = { state: 'waiting', afterMs: 3_600_000 } as const;

/**
 * Runs one step of a generation, as its kind defines it. Calls no vendor before the job has a vendor slot, while its
 * organization has too much uncollected work, or after its target is deleted.
 */
@RunsJob(GENERATION)
export class GenerationStep implements JobStep<GenerationEntity> {
  constructor(
    private readonly kinds: GenerationKinds,
    private readonly completion: GenerationCompletion,
    private readonly generations: GenerationRepository,
    private readonly vendorTasks: VendorTasks,
    private readonly slots: VendorSlots,
  ) {}

  async run(context: JobContext<GenerationEntity>): Promise<Outcome<GenerationEntity>> {
    const { job, key } = context;
    if (job.submittedAs === null) {
      if (await this.generations.isAbandoned(job.id)) return { state: 'stopped' };
      await this.vendorTasks.requireCollected(job.organizationId, job.userJobType);
      if (!(await this.slots.acquire(job.id, this.accountOf(job)))) return WAITING_FOR_SLOT;
      // From here on the attempt counts, even if the worker is killed during it.
      if (job.waiting) await context.write({ waiting: false });
    }
    return inTemporaryFolder('generation', async (folder) => {
      const outcome = await this.runKind(context, folder);
      return outcome.state === 'waiting'
        ? toWaiting(job, outcome)
        : this.completion.complete(job, key, outcome, context.signal);
    });
  }

  /** A vendor's rate limit does not count as an attempt. After a failure the vendor's task is cancelled. */
  async recover(error: unknown, { job, age }: JobContext<GenerationEntity>): Promise<Outcome<GenerationEntity>> {
    if (error instanceof ProviderError && error.category === 'rate_limited' && age < MAX_RATE_LIMITED_SECONDS) {
      await this.slots.pause(this.accountOf(job), error.retryAfterMs);
      return { state: 'waiting', afterMs: 0 };
    }
    const outcome = { ...classifyError(error), reason: failedReasonOf(error) };
    return outcome.state === 'failed' ? { ...outcome, commit: () => this.vendorTasks.cancel(job) } : outcome;
  }

  private accountOf({ userJobType, input }: GenerationEntity): string {
    return this.kinds.of(userJobType).accountOf(input);
  }

  /** Releases the vendor slot afterwards, unless a task remains at the vendor. */
  private async runKind(context: JobContext<GenerationEntity>, folder: string): Promise<KindOutcome> {
    let isTaskAtVendor = false;
    try {
      const outcome = await this.kinds.of(context.job.userJobType).run({ context, input: context.job.input, folder });
      isTaskAtVendor = outcome.state === 'waiting' && context.job.submittedAs !== null;
      return outcome;
    } finally {
      if (!isTaskAtVendor) await this.slots.release(context.job.id);
    }
  }
}

/** Leaves out an unknown vendor id, because a callback may have stored it in the meantime. */
function toWaiting(job: GenerationEntity, { vendorTaskId, progress = 0, pollAfterMs }: KindWaiting) {
  const changes = {
    progress: Math.max(job.progress, progress),
    waitingClaim: job.claim,
    ...(vendorTaskId === undefined ? {} : { vendorTaskId }),
  };
  return { state: 'waiting', afterMs: pollAfterMs, changes } as const;
}

function toEvent(generation: GenerationEntity): PayloadOf<typeof generationCompleted> {
  const { id, organizationId, agentId, sheetId, cellId, layerId, userJobType, round, status } = generation;
  return {
    generation_id: id,
    organization_id: organizationId,
    agent_id: agentId,
    sheet_id: sheetId,
    cell_id: cellId,
    layer_id: layerId,
    type: userJobType,
    round,
    status,
  };
}
