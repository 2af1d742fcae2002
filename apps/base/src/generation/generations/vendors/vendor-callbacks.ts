import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { hasEnded, Jobs } from '@reelsheet/platform-jobs';
import { ProviderError } from '@reelsheet/provider-common';
import { CallbackLimits } from './callback-limits.js';
import { CallbackAddresses, type CalledTask } from './callback-addresses.js';
import { GENERATION } from '../generation.job.js';
import { GenerationRepository, type Generation } from '../generation.repository.js';
import type { ReceivedCallback } from '../kinds/generation.kind.js';
import { GenerationKinds } from '../kinds/kinds.js';
import { VendorTaskRepository } from './vendor-task.repository.js';
import { VendorTasks } from './vendor-tasks.js';

/** Path and sender of a callback. */
export interface CallbackOrigin {
  readonly provider: string;
  readonly token: string;
  /** Network address of the sender. */
  readonly address: string;
}

/**
 * Receives vendors' callbacks about their tasks. The only data that is trusted is the task's id, for when the answer to
 * the submit was lost. The worker polls the task's state from the vendor, as it does without callbacks, only sooner.
 */
@Injectable()
export class VendorCallbacks {
  constructor(
    private readonly addresses: CallbackAddresses,
    private readonly generations: GenerationRepository,
    private readonly kinds: GenerationKinds,
    private readonly tasks: VendorTaskRepository,
    private readonly vendorTasks: VendorTasks,
    private readonly jobs: Jobs,
    private readonly transaction: Transaction,
    private readonly limits: CallbackLimits,
  ) {}

  /** Throws 404 for everything that is not a valid callback about a task of ours. */
  async receive({ provider, token, address }: CallbackOrigin, callback: ReceivedCallback): Promise<void> {
    const task = this.addresses.read(provider, token);
    if (!task) {
      await this.limits.countUnknownAddress(address);
      throw new DomainError(CommonErrors.notFound);
    }
    await this.limits.countTask(task.submittedAs);
    const generation = await this.find(task);
    if (generation.status === 'completed' || generation.status === 'failed') return;
    const vendorTaskId = await this.read(generation, callback);
    if (vendorTaskId === undefined || (generation.vendorTaskId ?? vendorTaskId) !== vendorTaskId)
      throw new DomainError(CommonErrors.notFound);
    await this.transaction.run(() => this.apply(generation, vendorTaskId));
  }

  private async find({ id, provider, submittedAs }: CalledTask): Promise<Generation> {
    const generation = await this.generations.find(id);
    if (generation?.submittedAs !== submittedAs || generation.input.served.provider !== provider)
      throw new DomainError(CommonErrors.notFound);
    return generation;
  }

  private async read({ userJobType, input }: Generation, callback: ReceivedCallback): Promise<string | undefined> {
    try {
      return await this.kinds.of(userJobType).readCallback(input, callback);
    } catch (error) {
      // After a 503 the vendor sends the callback again.
      if (error instanceof ProviderError)
        throw new DomainError(CommonErrors.unavailable, undefined, undefined, { cause: error });
      throw error;
    }
  }

  private async apply(generation: Generation, vendorTaskId: string): Promise<void> {
    const isNew = await this.tasks.storeVendorTaskId(generation.id, generation.submittedAs!, vendorTaskId);
    if (!hasEnded(generation.status)) {
      if (generation.waitingClaim !== null) await this.jobs.pollNow(GENERATION, generation.id, generation.waitingClaim);
    } else if (isNew) await this.vendorTasks.cancel({ ...generation, vendorTaskId });
  }
}
