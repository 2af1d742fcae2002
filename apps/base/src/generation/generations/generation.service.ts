import { Injectable } from '@nestjs/common';
import { DomainError } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { hasEnded, Jobs } from '@reelsheet/platform-jobs';
import type { DeletedScope } from '../../agents/agents/agent-hooks.js';
import { GenerationErrors, generationNotFound } from './generation.errors.js';
import { GENERATION } from './generation.job.js';
import { GenerationRepository, type Output, type Generation } from './generation.repository.js';
import { VendorTasks } from './vendors/vendor-tasks.js';

export interface GenerationWithOutputs extends Generation {
  readonly outputs: readonly Output[];
}

/** Lets the owners of generations watch, stop and continue them. */
@Injectable()
export class GenerationService {
  constructor(
    private readonly generations: GenerationRepository,
    private readonly jobs: Jobs,
    private readonly vendorTasks: VendorTasks,
    private readonly transaction: Transaction,
  ) {}

  async get(id: number): Promise<GenerationWithOutputs> {
    const generation = await this.generations.find(id);
    if (!generation) throw generationNotFound();
    return { ...generation, outputs: await this.generations.outputsOf(id) };
  }

  /** Releases the held credits. Stopping a stopped generation changes nothing. */
  async stop(id: number): Promise<GenerationWithOutputs> {
    const stopped = await this.transaction.run(async () => (await this.stopIfOpen(id)) && this.get(id));
    const generation = stopped ?? (await this.get(id));
    if (generation.status === 'stopped') return generation;
    if (hasEnded(generation.status)) throw new DomainError(GenerationErrors.cannotBeStopped);
    // The generation was continued between the two queries. The recursion ends, because the rounds are limited.
    return this.stop(id);
  }

  /**
   * Holds the estimate again. Work that is still at a vendor is collected, everything else starts again. Throws
   * `insufficient_credits_for_job`, `too_many_rounds`, `too_much_uncollected_work`, and `validation_error` when its
   * target was deleted.
   */
  async continue(id: number): Promise<GenerationWithOutputs> {
    return this.transaction.run(async () => {
      const continued = await this.jobs.continue(GENERATION, id);
      if (!continued) throw new DomainError(GenerationErrors.notStopped);
      if (await this.generations.isAbandoned(id)) throw new DomainError(GenerationErrors.abandoned);
      await this.vendorTasks.resume(continued);
      return this.get(id);
    });
  }

  /** Stops up to `limit` open generations of an organization. Returns how many were found. */
  async stopOpen(organizationId: number, limit: number): Promise<number> {
    return this.stopAll(await this.generations.openOf(organizationId, limit));
  }

  /** Works like {@link stopOpen}, for generations whose agent, cell or layer was deleted. */
  async stopAbandoned(deleted: DeletedScope, limit: number): Promise<number> {
    return this.stopAll(await this.generations.openAbandoned(deleted, limit));
  }

  /**
   * Calls `wake` on each change, with the text so far when only that changed, until the returned function is called.
   */
  watch(id: number, wake: (soFar: string) => void): () => void {
    return this.jobs.watch(GENERATION, id, wake);
  }

  private async stopAll(ids: readonly number[]): Promise<number> {
    for (const id of ids) await this.stopIfOpen(id);
    return ids.length;
  }

  /** Returns undefined when the generation has already ended. */
  stopIfOpen(id: number): Promise<Generation | undefined> {
    return this.transaction.run(async () => {
      const ended = await this.jobs.stop(GENERATION, id);
      if (ended) await this.vendorTasks.handleStopped(ended);
      return ended;
    });
  }
}
