import { generationCompleted, generationFailed, generationStopped, type PayloadOf } from '@reelsheet/contracts';
import { inTemporaryFolder } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { jobKind, judge, RunsJob, type JobStep, type Outcome, type Work as JobWork } from '@reelsheet/platform-jobs';
import { GenerationCompletion } from './generation.completion.js';
import { GenerationEntity } from './generation.entity.js';
import { GenerationPieceRepository } from './generation-piece.repository.js';
import { GenerationRepository } from './generation.repository.js';
import type { KindInput, Waiting, Work } from './kinds/kind.js';
import { GenerationKinds } from './kinds/kinds.js';
import { VendorTasks } from './vendor-tasks.js';

export const GENERATION = jobKind({
  entity: GenerationEntity,
  concurrency: 32,
  mostOpen: 5_000,
  events: {
    contracts: { completed: generationCompleted, failed: generationFailed, stopped: generationStopped },
    payload: toEvent,
  },
});

/** Takes a generation one step further, as its kind knows how. No vendor hears of it while its organization has left too much, or once its place is gone. */
@RunsJob(GENERATION)
export class GenerationStep implements JobStep<GenerationEntity> {
  constructor(
    private readonly kinds: GenerationKinds,
    private readonly completion: GenerationCompletion,
    private readonly generations: GenerationRepository,
    private readonly vendorTasks: VendorTasks,
    private readonly pieces: GenerationPieceRepository,
    private readonly transaction: Transaction,
  ) {}

  async run(work: JobWork<GenerationEntity>): Promise<Outcome<GenerationEntity>> {
    const { job, key } = work;
    if (job.submittedAs === null) {
      if (await this.generations.isAbandoned(job.id)) return { state: 'stopped' };
      await this.vendorTasks.requireCollected(job.organizationId);
    }
    return inTemporaryFolder('generation', async (folder) => {
      const outcome = await this.kinds.of(job.userJobType).run(this.workOf(work, folder));
      return outcome.state === 'waiting' ? toWaiting(job, outcome) : this.completion.complete(job, key, outcome);
    });
  }

  /** What a failure leaves at a vendor is of no use to anybody. */
  recover(error: unknown, { job }: JobWork<GenerationEntity>): Outcome<GenerationEntity> | undefined {
    const outcome = judge(error);
    if (outcome.state !== 'failed') return undefined;
    return { ...outcome, commit: () => this.vendorTasks.cancel(job) };
  }

  /** A generation as its kind sees it. */
  workOf(work: JobWork<GenerationEntity>, folder: string): Work<KindInput> {
    const { job, key, age, signal } = work;
    const { agentId, input, attempt, submittedAs, vendorTaskId } = job;
    const name = (submittedAs: string | null) =>
      work.write({ submittedAs, vendorTaskId: null, begunAt: () => 'now()' });
    return {
      ...{ key, age, signal, folder, agentId, input, attempt },
      ...(job.claim > 1 ? { askedSince: job.begunAt } : {}),
      ...{ provider: input.served.provider, submittedAs, vendorTaskId },
      intend: (submittedAs) => this.vendorTasks.admit(job, () => name(submittedAs)),
      forget: () => name(null),
      require: (price) => work.require(price),
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

function toWaiting(job: GenerationEntity, { vendorTaskId, progress = 0, checkAfterMs }: Waiting) {
  const changes = { vendorTaskId, progress: Math.max(job.progress, progress) };
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
