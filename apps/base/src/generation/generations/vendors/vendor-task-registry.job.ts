import { Injectable } from '@nestjs/common';
import { Transaction } from '@reelsheet/platform-database';
import type { JobContext } from '@reelsheet/platform-jobs';
import { BaseConfig } from '../../../base.config.js';
import type { GenerationEntity } from '../generation.entity.js';
import { MAX_TASK_SECONDS } from '../generation-limits.js';
import { CallbackAddresses } from './callback-addresses.js';
import { VendorTaskRepository } from './vendor-task.repository.js';

/** Records under which name a worker submits a task to a vendor. */
@Injectable()
export class VendorTaskRegistry {
  constructor(
    private readonly repository: VendorTaskRepository,
    private readonly addresses: CallbackAddresses,
    private readonly transaction: Transaction,
    private readonly config: BaseConfig,
  ) {}

  /**
   * Call this before the task is submitted. Returns false while the organization has its maximum of tasks at vendors.
   */
  async register(context: JobContext<GenerationEntity>, submittedAs: string): Promise<boolean> {
    const { id, organizationId } = context.job;
    return this.transaction.run(async () => {
      const count = await this.repository.countAt(organizationId, id, MAX_TASK_SECONDS);
      if (count >= this.config.MAX_VIDEOS_AT_VENDOR) return false;
      await this.write(context, submittedAs);
      return true;
    });
  }

  /** Call this when the vendor has no task under the registered name. */
  unregister(context: JobContext<GenerationEntity>): Promise<void> {
    return this.write(context, null);
  }

  /** Returns the address for the vendor's callbacks about the task, or undefined when vendors cannot reach us. */
  callbackUrl({ job: { id, input } }: JobContext<GenerationEntity>, submittedAs: string): string | undefined {
    return this.addresses.of({ provider: input.served.provider, id, submittedAs });
  }

  private write(context: JobContext<GenerationEntity>, submittedAs: string | null): Promise<void> {
    return context.write({ submittedAs, vendorTaskId: null, begunAt: () => 'now()' });
  }
}
