import { Injectable } from '@nestjs/common';
import { Clock, DomainError, toCredits, toMicro, type Micro } from '@reelsheet/kernel';
import { Tasks } from '@reelsheet/platform-jobs';
import { GenerationConfig } from '../../generation.config.js';
import { cancelVendorTask } from './cancel-vendor-task.js';
import type { GenerationType } from '../generation.js';
import { GenerationErrors, tooMuchUncollected } from '../generation.errors.js';
import { MAX_ROUNDS, MAX_TASK_SECONDS, UNCOLLECTED_HOURS } from '../generation-limits.js';
import type { Generation } from '../generation.repository.js';
import { GenerationKinds } from '../kinds/kinds.js';
import { VendorTaskRepository, type UncollectedWork } from './vendor-task.repository.js';

/** A submit without an answer has ended after this time: the vendor knows the task by then or never will. */
const SUBMIT_MS = 60_000;

/**
 * Handles the vendor tasks of generations that were stopped. Their credits are released although the vendor may still
 * charge for the task: it is cancelled where the vendor supports that, else recorded as uncollected work, which
 * `continue` collects. The uncollected work of an organization is limited for each type of generation.
 */
@Injectable()
export class VendorTasks {
  constructor(
    private readonly repository: VendorTaskRepository,
    private readonly kinds: GenerationKinds,
    private readonly tasks: Tasks,
    private readonly clock: Clock,
    private readonly config: GenerationConfig,
  ) {}

  /** Call this in the transaction that stops the generation. */
  async handleStopped(generation: Generation): Promise<void> {
    if (!this.kinds.of(generation.userJobType).mayBeAtVendor(generation)) return;
    await this.repository.markUncollected(generation.id);
    await this.cancel(generation);
  }

  /** Schedules the cancellation of a generation's vendor task. */
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

  /**
   * Call this in the transaction that continues the generation. Throws `too_many_rounds` and
   * `too_much_uncollected_work`.
   */
  async resume({ id, organizationId, userJobType, round, submittedAs }: Generation): Promise<void> {
    if (round > MAX_ROUNDS) throw new DomainError(GenerationErrors.tooManyRounds);
    if (submittedAs === null) await this.requireCollected(organizationId, userJobType);
    else await this.repository.markCollected(id);
  }

  /** Throws `too_much_uncollected_work` when the organization has too much uncollected work of this type. */
  async requireCollected(organizationId: number, type: GenerationType): Promise<void> {
    const { limit, work } = await this.uncollectedOf(organizationId);
    const { amount, endsAt } = work.find(({ userJobType }) => userJobType === type) ?? { amount: 0, endsAt: null };
    if (amount > limit) throw tooMuchUncollected(organizationId, toCredits(limit), endsAt);
  }

  /** Returns the uncollected work of each type of generation, and the limit that applies to each, in micro. */
  async uncollectedOf(organizationId: number): Promise<{ limit: Micro; work: UncollectedWork[] }> {
    const limit = toMicro(this.config.MAX_UNCOLLECTED_CREDITS);
    return { limit, work: await this.repository.uncollectedOf(organizationId, UNCOLLECTED_HOURS, limit) };
  }
}
