import { Clock } from '@reelsheet/kernel';
import { RunsTask, type TaskHandler } from '@reelsheet/platform-jobs';
import { cancelVendorTask, type LeftTask } from './cancel-vendor-task.js';
import { GenerationKinds } from '../kinds/kinds.js';
import { VendorTaskRepository } from './vendor-task.repository.js';

/** Where the generation goes on just then, its worker finds the task cancelled and orders another. */
@RunsTask(cancelVendorTask)
export class CancelVendorTask implements TaskHandler<LeftTask> {
  constructor(
    private readonly kinds: GenerationKinds,
    private readonly tasks: VendorTaskRepository,
    private readonly clock: Clock,
  ) {}

  async run({ id, type, provider, submittedAs, vendorTaskId, until }: LeftTask, signal: AbortSignal): Promise<void> {
    if (this.clock.now() > new Date(until) || (await this.tasks.isWanted(id, submittedAs))) return;
    const isCancelled = await this.kinds.of(type).cancel({ provider, submittedAs, vendorTaskId }, signal);
    if (isCancelled) await this.tasks.forget(id, submittedAs);
  }
}
