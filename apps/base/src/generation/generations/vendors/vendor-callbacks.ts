import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { networkOf, type RateLimit, RateLimits } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { hasEnded, Jobs } from '@reelsheet/platform-jobs';
import { ProviderError } from '@reelsheet/provider-common';
import { ServiceConfig } from '@reelsheet/platform-config';
import { CallbackAddresses, type CalledTask } from './callback-addresses.js';
import { GENERATION } from '../generation.job.js';
import { GenerationRepository, type Generation } from '../generation.repository.js';
import type { ReceivedCallback } from '../kinds/kind.js';
import { GenerationKinds } from '../kinds/kinds.js';
import { VendorTaskRepository } from './vendor-task.repository.js';
import { VendorTasks } from './vendor-tasks.js';

/** Of one task within a minute: many times as many as a vendor makes. */
const MAX_A_MINUTE = 60;

/** Where it came in, and from whom. */
export interface Called {
  readonly provider: string;
  readonly token: string;
  /** Of the sender. */
  readonly address: string;
}

/**
 * What vendors tell of their tasks. None of it is believed but which task it is about, where the answer to the submit was
 * lost; what became of the task the worker asks the vendor itself, as it does without any callback, only sooner.
 */
@Injectable()
export class VendorCallbacks {
  private readonly byTask: RateLimit;
  /** Of addresses that were never given out, by who shows them. */
  private readonly byStranger: RateLimit;

  constructor(
    private readonly addresses: CallbackAddresses,
    private readonly generations: GenerationRepository,
    private readonly kinds: GenerationKinds,
    private readonly tasks: VendorTaskRepository,
    private readonly vendorTasks: VendorTasks,
    private readonly jobs: Jobs,
    private readonly transaction: Transaction,
    limits: RateLimits,
    { RATE_LIMIT_WRONG_KEYS }: ServiceConfig,
  ) {
    this.byTask = limits.ofStore('vendor_callback', MAX_A_MINUTE);
    this.byStranger = limits.ofService('vendor_callback_stranger', RATE_LIMIT_WRONG_KEYS);
  }

  /** Throws 404 for all that is not the vendor's word on a task of ours, whatever is wrong with it. */
  async hear({ provider, token, address }: Called, callback: ReceivedCallback): Promise<void> {
    const task = this.addresses.read(provider, token);
    if (!task) {
      await this.byStranger.consume(networkOf(address));
      throw new DomainError(CommonErrors.notFound);
    }
    await this.byTask.consume(task.submittedAs);
    const generation = await this.find(task);
    if (generation.status === 'completed' || generation.status === 'failed') return;
    const vendorTaskId = await this.read(generation, callback);
    if (vendorTaskId === undefined || (generation.vendorTaskId ?? vendorTaskId) !== vendorTaskId)
      throw new DomainError(CommonErrors.notFound);
    await this.transaction.run(() => this.follow(generation, vendorTaskId));
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
      // The vendor sends it again.
      if (error instanceof ProviderError)
        throw new DomainError(CommonErrors.unavailable, undefined, undefined, { cause: error });
      throw error;
    }
  }

  private async follow(generation: Generation, vendorTaskId: string): Promise<void> {
    const isNews = await this.tasks.learn(generation.id, generation.submittedAs!, vendorTaskId);
    if (!hasEnded(generation.status)) {
      if (generation.waitingClaim !== null) await this.jobs.pollNow(GENERATION, generation.id, generation.waitingClaim);
    } else if (isNews) await this.vendorTasks.cancel({ ...generation, vendorTaskId });
  }
}
