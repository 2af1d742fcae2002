import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { ModelCatalog } from '@reelsheet/model-catalog';
import { Transaction } from '@reelsheet/platform-database';
import { Jobs, Tasks } from '@reelsheet/platform-jobs';
import { admitToVendor } from './admit-to-vendor.js';
import { VendorSlotRepository, type Pace } from './vendor-slot.repository.js';

/** Between looks, where nobody who leaves lets others in. */
const LOOK_AGAIN_MS = 2_000;
/** Of one provider in one statement. */
const MAX_AT_ONCE = 500;
const NO_LIMITS = { concurrency: Number.MAX_SAFE_INTEGER, perMinute: undefined };
const PAUSE_MS = { min: 1_000, usual: 5_000, max: 600_000 };
/** This part of a minute's requests may come at once, the others evenly; together they are never more than a minute's. */
const AT_ONCE = 0.1;

/** The queue whose workers are woken. */
const GENERATIONS = { name: 'generation' };

/**
 * Who may go to a provider: no more than it takes of all workers together, and organization by organization, so that
 * one with a thousand generations lets in another's first. Who has to wait holds no worker meanwhile.
 */
@Injectable()
export class VendorSlots {
  constructor(
    private readonly turns: VendorSlotRepository,
    private readonly catalog: ModelCatalog,
    private readonly jobs: Jobs,
    private readonly tasks: Tasks,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Whether it may go on; else it stands in line, and is woken. Asked again, it keeps its place. */
  async enter(generationId: number, provider: string): Promise<boolean> {
    if (!this.catalog.limitsOf(provider) && !(await this.turns.isPaused(provider))) return true;
    const { admitted, pauseMs } = await this.letIn(provider, generationId);
    if (admitted.includes(generationId) || (await this.turns.isAdmitted(generationId))) return true;
    await this.lookAgain(provider, pauseMs);
    return false;
  }

  /** Lets others in. */
  async leave(generationId: number): Promise<void> {
    const left = await this.turns.leave(generationId);
    if (left?.isAwaited) await this.letIn(left.provider);
  }

  /** Part of the transaction in which the generation ends; who waits is let in soon. */
  async forget(generationId: number): Promise<void> {
    await this.turns.leave(generationId);
  }

  /** Nobody goes there until then. */
  async pause(provider: string, milliseconds: number = PAUSE_MS.usual): Promise<void> {
    await this.turns.pause(provider, Math.min(PAUSE_MS.max, Math.max(PAUSE_MS.min, milliseconds)));
  }

  /** Lets in as many as may go, and looks again as long as others wait. */
  async admit(provider: string): Promise<void> {
    const { pauseMs } = await this.letIn(provider);
    await this.wake(provider);
    if (await this.turns.isAwaited(provider)) await this.lookAgain(provider, pauseMs);
  }

  /** Who asks stands in line, then whose turn it is goes on; others than the asker are woken. */
  private async letIn(provider: string, askerId?: number): Promise<{ admitted: number[]; pauseMs: number }> {
    const { concurrency, perMinute } = this.catalog.limitsOf(provider) ?? NO_LIMITS;
    const done = await this.transaction.run(async () => {
      const { pauseMs, tokens, last } = await this.turns.lock(provider, paceOf(perMinute));
      if (askerId !== undefined) await this.turns.ask(askerId, provider);
      const most = pauseMs > 0 ? 0 : Math.min(Math.floor(tokens), MAX_AT_ONCE);
      return { pauseMs, admitted: most < 1 ? [] : await this.turns.admit(provider, most, concurrency, last) };
    });
    if (done.admitted.some((id) => id !== askerId)) await this.wake(provider);
    return done;
  }

  private async wake(provider: string): Promise<void> {
    if (await this.turns.wakeAdmitted(provider)) this.jobs.wake(GENERATIONS);
  }

  private async lookAgain(provider: string, pauseMs: number): Promise<void> {
    const notBefore = new Date(this.clock.now().getTime() + Math.max(pauseMs, LOOK_AGAIN_MS));
    await this.tasks.schedule(admitToVendor, { provider }, { notBefore, key: ({ provider: name }) => name });
  }
}

function paceOf(perMinute: number | undefined): Pace | undefined {
  if (perMinute === undefined) return undefined;
  const atOnce = Math.max(1, Math.floor(perMinute * AT_ONCE));
  return { perMinute: Math.max(perMinute - atOnce, perMinute / 2), atOnce };
}
