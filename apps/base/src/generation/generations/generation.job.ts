import { generationCompleted, generationFailed, generationStopped, type PayloadOf } from '@reelsheet/contracts';
import { inTemporaryFolder } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import {
  jobKind,
  classifyError,
  RunsJob,
  type JobStep,
  type Outcome,
  type JobContext as JobWork,
} from '@reelsheet/platform-jobs';
import { ProviderError } from '@reelsheet/provider-common';
import { wordsFor } from './error-messages.js';
import { CallbackAddresses } from './vendors/callback-addresses.js';
import { GENERATION_TYPES } from './generation.js';
import { GenerationCompletion } from './generation-completion.js';
import { GenerationEntity } from './generation.entity.js';
import { GenerationChunkRepository } from './generation-chunk.repository.js';
import { GenerationRepository } from './generation.repository.js';
import type { Completed, KindInput, Waiting, Work } from './kinds/kind.js';
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

/** Until its turn at the provider comes and it is woken; so far ahead that it is looked at only where the wake is lost. */
const IN_LINE = { state: 'waiting', afterMs: 3_600_000 } as const;
/** A vendor that has answered for so long that it is asked too often is not waited for any more. */
const MAX_AT_LIMIT_SECONDS = 3_600;

/**
 * Takes a generation one step further, as its kind knows how. No vendor hears of it before its turn there, while its
 * organization has left too much, or once its place is gone.
 */
@RunsJob(GENERATION)
export class GenerationStep implements JobStep<GenerationEntity> {
  constructor(
    private readonly kinds: GenerationKinds,
    private readonly completion: GenerationCompletion,
    private readonly generations: GenerationRepository,
    private readonly vendorTasks: VendorTasks,
    private readonly pieces: GenerationChunkRepository,
    private readonly transaction: Transaction,
    private readonly turns: VendorSlots,
    private readonly addresses: CallbackAddresses,
  ) {}

  async run(work: JobWork<GenerationEntity>): Promise<Outcome<GenerationEntity>> {
    const { job, key } = work;
    if (job.submittedAs === null) {
      if (await this.generations.isAbandoned(job.id)) return { state: 'stopped' };
      await this.vendorTasks.requireCollected(job.organizationId);
      if (!(await this.turns.enter(job.id, this.accountOf(job)))) return IN_LINE;
      // From here on it is a try, which counts also where the worker dies in it.
      if (job.waiting) await work.write({ waiting: false });
    }
    return inTemporaryFolder('generation', async (folder) => {
      const outcome = await this.atVendor(work, folder);
      return outcome.state === 'waiting'
        ? toWaiting(job, outcome)
        : this.completion.complete(job, key, outcome, work.signal);
    });
  }

  /** A vendor's limit costs no try. What a failure leaves at a vendor is of no use to anybody. */
  async recover(error: unknown, { job, age }: JobWork<GenerationEntity>): Promise<Outcome<GenerationEntity>> {
    if (error instanceof ProviderError && error.category === 'rate_limited' && age < MAX_AT_LIMIT_SECONDS) {
      await this.turns.pause(this.accountOf(job), error.retryAfterMs);
      return { state: 'waiting', afterMs: 0 };
    }
    const outcome = { ...classifyError(error), reason: wordsFor(error) };
    return outcome.state === 'failed' ? { ...outcome, commit: () => this.vendorTasks.cancel(job) } : outcome;
  }

  private accountOf({ userJobType, input }: GenerationEntity): string {
    return this.kinds.of(userJobType).accountOf(input);
  }

  /** The place at the provider is free again after the call, unless a task stays there. */
  private async atVendor(work: JobWork<GenerationEntity>, folder: string): Promise<Completed | Waiting> {
    let stays = false;
    try {
      const outcome = await this.kinds.of(work.job.userJobType).run(this.workOf(work, folder));
      stays = outcome.state === 'waiting' && work.job.submittedAs !== null;
      return outcome;
    } finally {
      if (!stays) await this.turns.leave(work.job.id);
    }
  }

  /** A generation as its kind sees it. */
  workOf(work: JobWork<GenerationEntity>, folder: string): Work<KindInput> {
    const { job, key, age, signal } = work;
    const { agentId, input, attempt, submittedAs, vendorTaskId } = job;
    const name = (submittedAs: string | null) =>
      work.write({ submittedAs, vendorTaskId: null, begunAt: () => 'now()' });
    return {
      ...{ key, age, signal, folder, agentId, input, attempt },
      ...{ provider: input.served.provider, submittedAs, vendorTaskId },
      callbackUrl: (submittedAs) => this.addresses.of({ provider: input.served.provider, id: job.id, submittedAs }),
      intend: (submittedAs) => this.vendorTasks.admit(job, () => name(submittedAs)),
      show: (soFar) => work.reportProgress(soFar),
      forget: () => name(null),
      require: (price) => work.ensureHold(price),
      progress: (done) => work.write(risingTo(done)),
      kept: () => this.pieces.of(job.id),
      keep: (name, piece, done) =>
        this.transaction.run(async () => {
          await work.write(risingTo(done));
          await this.pieces.put(job.id, name, piece);
        }),
    };
  }
}

/** The vendor's id that a callback brought meanwhile stays. */
function toWaiting(job: GenerationEntity, { vendorTaskId, progress = 0, checkAfterMs }: Waiting) {
  const changes = {
    progress: Math.max(job.progress, progress),
    waitingClaim: job.claim,
    ...(vendorTaskId === undefined ? {} : { vendorTaskId }),
  };
  return { state: 'waiting', afterMs: checkAfterMs, changes } as const;
}

/** Pieces that are done side by side may tell it out of turn. */
const risingTo = (done: number) => ({ progress: () => `greatest(progress, ${done})` });

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
