import { Injectable } from '@nestjs/common';
import { Clock, DomainError, toMicro } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { Tasks } from '@reelsheet/platform-jobs';
import { GenerationConfig } from '../../generation.config.js';
import { cancelVendorTask } from './cancel-vendor-task.js';
import { GenerationErrors } from '../generation.errors.js';
import { MAX_TASK_SECONDS, MAX_ROUNDS } from '../generation.js';
import type { Generation } from '../generation.repository.js';
import { GenerationKinds } from '../kinds/kinds.js';
import { VendorTaskRepository } from './vendor-task.repository.js';

/** Work that stopped generations left behind counts against their organization for so long. */
const UNCOLLECTED_HOURS = 24;
/** A submit without an answer has ended by then, so the vendor knows the task or never will. */
const SUBMIT_MS = 60_000;

/**
 * What vendors do for generations beyond the worker's own calls. A stopped generation gives its credits back while its
 * vendor may want to be paid all the same: the task is cancelled where that can be done, else it is remembered, so that
 * `continue` takes it up; and what an organization leaves behind is bounded.
 */
@Injectable()
export class VendorTasks {
  constructor(
    private readonly repository: VendorTaskRepository,
    private readonly kinds: GenerationKinds,
    private readonly tasks: Tasks,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly config: GenerationConfig,
  ) {}

  /** Runs `write`, which records a task, unless the vendor has enough of the organization's; false then. */
  async admit({ id, organizationId }: Generation, write: () => Promise<void>): Promise<boolean> {
    return this.transaction.run(async () => {
      const count = await this.repository.countAt(organizationId, id, MAX_TASK_SECONDS);
      if (count >= this.config.MAX_VIDEOS_AT_VENDOR) return false;
      await write();
      return true;
    });
  }

  /** Part of the transaction in which a generation was stopped. */
  async leave(generation: Generation): Promise<void> {
    if (
      !this.kinds
        .of(generation.userJobType)
        .mayBeAtVendor({ ...generation, provider: generation.input.served.provider })
    )
      return;
    await this.repository.leave(generation.id);
    await this.cancel(generation);
  }

  /** Schedules the end of what a vendor does for a generation that has ended here. */
  async cancel({ id, userJobType: type, input, submittedAs, vendorTaskId }: Generation): Promise<void> {
    if (submittedAs === null) return;
    const { provider } = input.served;
    const now = this.clock.now().getTime();
    const until = new Date(now + MAX_TASK_SECONDS * 1_000).toISOString();
    const notBefore = vendorTaskId === null ? new Date(now + SUBMIT_MS) : undefined;
    await this.tasks.schedule(
      cancelVendorTask,
      { id, type, provider, submittedAs, vendorTaskId, until },
      { notBefore },
    );
  }

  /** Part of the transaction in which a generation was continued. Throws `too_many_rounds` and `too_much_uncollected_work`. */
  async resume({ id, organizationId, round, submittedAs }: Generation): Promise<void> {
    if (round > MAX_ROUNDS) throw new DomainError(GenerationErrors.tooManyRounds);
    if (submittedAs === null) await this.requireCollected(organizationId);
    else await this.repository.takeUp(id);
  }

  /** Throws `too_much_uncollected_work`. */
  async requireCollected(organizationId: number): Promise<void> {
    const uncollected = await this.repository.uncollectedOf(organizationId, UNCOLLECTED_HOURS);
    if (uncollected > toMicro(this.config.MAX_UNCOLLECTED_CREDITS))
      throw new DomainError(GenerationErrors.tooMuchUncollected);
  }
}
