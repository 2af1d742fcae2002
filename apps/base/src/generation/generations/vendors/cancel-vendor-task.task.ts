import { Clock } from '@reelsheet/kernel';
import { RunsTask, Tasks, type TaskHandler } from '@reelsheet/platform-jobs';
import { awaitVendorEnd, awaitVendorEndKey } from './await-vendor-end.js';
import { cancelVendorTask, type LeftTask } from './cancel-vendor-task.js';
import { GenerationKinds } from '../kinds/kinds.js';
import { VendorTaskRepository } from './vendor-task.repository.js';

/** If the generation is continued at the same time, its worker finds the task cancelled and submits another. */
@RunsTask(cancelVendorTask)
export class CancelVendorTask implements TaskHandler<LeftTask> {
  constructor(
    private readonly kinds: GenerationKinds,
    private readonly repository: VendorTaskRepository,
    private readonly tasks: Tasks,
    private readonly clock: Clock,
  ) {}

  async run(task: LeftTask, signal: AbortSignal): Promise<void> {
    const { id, type, submittedAs, until } = task;
    if (this.clock.now() > new Date(until) || (await this.repository.isAwaited(id, submittedAs))) return;
    if (await this.kinds.of(type).cancel(task, signal)) await this.repository.markCancelled(id, submittedAs);
    else await this.tasks.schedule(awaitVendorEnd, { ...task, checks: 0 }, { key: awaitVendorEndKey });
  }
}
