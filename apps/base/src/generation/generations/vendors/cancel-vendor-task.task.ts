import { Clock } from '@reelsheet/kernel';
import { RunsTask, type TaskHandler } from '@reelsheet/platform-jobs';
import { cancelVendorTask, type LeftTask } from './cancel-vendor-task.js';
import { GenerationKinds } from '../kinds/kinds.js';
import { VendorTaskRepository } from './vendor-task.repository.js';

/** If the generation is continued at the same time, its worker finds the task cancelled and submits another. */
@RunsTask(cancelVendorTask)
export class CancelVendorTask implements TaskHandler<LeftTask> {
  constructor(
    private readonly kinds: GenerationKinds,
    private readonly tasks: VendorTaskRepository,
    private readonly clock: Clock,
  ) {}

  async run({ id, type, provider, submittedAs, vendorTaskId, until }: LeftTask, signal: AbortSignal): Promise<void> {
    if (this.clock.now() > new Date(until) || (await this.tasks.isAwaited(id, submittedAs))) return;
    const isCancelled = await this.kinds.of(type).cancel({ provider, submittedAs, vendorTaskId }, signal);
    if (isCancelled) await this.tasks.markCancelled(id, submittedAs);
  }
}
