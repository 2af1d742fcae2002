import { Clock } from '@reelsheet/kernel';
import { RunsTask, type TaskHandler } from '@reelsheet/platform-jobs';
import { fillCells } from './fill-cells.js';
import { FillingRunner } from './filling-runner.js';
import { Fillings } from './fillings.js';

/** Until the organization's own open jobs are fewer. */
const BUSY_MS = 5_000;

/** One round; what ends later wakes another. The next moment is asked for first, lest one come between the two looks. */
@RunsTask(fillCells)
export class FillCells implements TaskHandler<{ readonly organizationId: number }> {
  constructor(
    private readonly runner: FillingRunner,
    private readonly fillings: Fillings,
    private readonly clock: Clock,
  ) {}

  async run({ organizationId }: { readonly organizationId: number }, signal: AbortSignal): Promise<void | 'again'> {
    const next = await this.runner.nextMoment(organizationId);
    const progress = await this.runner.run(organizationId, signal);
    if (progress === 'moved') return 'again';
    if (progress === 'busy') return this.fillings.wake(organizationId, new Date(this.clock.now().getTime() + BUSY_MS));
    await this.runner.prune(organizationId);
    if (next) await this.fillings.wake(organizationId, next);
  }
}
