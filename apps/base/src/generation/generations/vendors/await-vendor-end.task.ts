import { Clock } from '@reelsheet/kernel';
import { RunsTask, Tasks, type TaskHandler } from '@reelsheet/platform-jobs';
import { ProviderError } from '@reelsheet/provider-common';
import { GenerationKinds } from '../kinds/kinds.js';
import { awaitVendorEnd, awaitVendorEndKey } from './await-vendor-end.js';
import type { LeftTask } from './cancel-vendor-task.js';
import { VENDOR_END_POLL_MS } from './vendor-limits.js';
import { VendorTaskRepository } from './vendor-task.repository.js';

/** Polls the task of a stopped generation, so that its organization can start another one as soon as it has ended. */
@RunsTask(awaitVendorEnd)
export class AwaitVendorEnd implements TaskHandler<LeftTask & { readonly checks: number }> {
  constructor(
    private readonly kinds: GenerationKinds,
    private readonly repository: VendorTaskRepository,
    private readonly tasks: Tasks,
    private readonly clock: Clock,
  ) {}

  async run(task: LeftTask & { readonly checks: number }, signal: AbortSignal): Promise<void> {
    const { id, submittedAs, until, checks } = task;
    const now = this.clock.now();
    if (now > new Date(until) || (await this.repository.isAwaited(id, submittedAs))) return;
    if (await this.hasEnded(task, signal)) return this.repository.markEnded(id, submittedAs);
    const { min, max } = VENDOR_END_POLL_MS;
    const notBefore = new Date(now.getTime() + Math.min(max, min * (checks + 1)));
    await this.tasks.schedule(awaitVendorEnd, { ...task, checks: checks + 1 }, { key: awaitVendorEndKey, notBefore });
  }

  private async hasEnded(task: LeftTask, signal: AbortSignal): Promise<boolean> {
    try {
      return await this.kinds.of(task.type).hasEnded(task, signal);
    } catch (error) {
      if (error instanceof ProviderError) return false;
      throw error;
    }
  }
}
