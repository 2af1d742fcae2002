import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { ModelCatalog } from '@reelsheet/model-catalog';
import { Transaction } from '@reelsheet/platform-database';
import { Jobs, Tasks } from '@reelsheet/platform-jobs';
import { admitToVendor } from './admit-to-vendor.js';
import { VendorSlotRepository, type VendorRate } from './vendor-slot.repository.js';
import { BURST_SHARE, MAX_ADMITTED_AT_ONCE, VENDOR_PAUSE_MS } from './vendor-limits.js';

/** Interval at which waiting generations are checked, for when no release admits them. */
const POLL_MS = 2_000;
const NO_LIMITS = { concurrency: Number.MAX_SAFE_INTEGER, perMinute: undefined };

/** The queue whose workers are woken. */
const GENERATIONS = { name: 'generation' };

/**
 * Admits generations to providers. The limits of a provider apply to all workers together. Slots are distributed
 * fairly among shares of organizations: the first generation of one is admitted before the thousandth of another. A
 * generation that waits occupies no worker.
 */
@Injectable()
export class VendorSlots {
  constructor(
    private readonly repository: VendorSlotRepository,
    private readonly catalog: ModelCatalog,
    private readonly jobs: Jobs,
    private readonly tasks: Tasks,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Returns true when it has a slot. Otherwise it is queued and woken later; calling this again keeps its position. */
  async acquire(generationId: number, provider: string): Promise<boolean> {
    if (!this.catalog.limitsOf(provider) && !(await this.repository.isPaused(provider))) return true;
    const { admitted, pauseMs } = await this.admitNext(provider, generationId);
    if (admitted.includes(generationId) || (await this.repository.isAdmitted(generationId))) return true;
    await this.pollLater(provider, pauseMs);
    return false;
  }

  /** Frees the slot and admits others to it. */
  async release(generationId: number): Promise<void> {
    const released = await this.repository.release(generationId);
    if (released?.isAwaited) await this.admitNext(released.provider);
  }

  /** Frees the slot in the transaction that ends the generation. Others are admitted by the next poll. */
  async releaseInTransaction(generationId: number): Promise<void> {
    await this.repository.release(generationId);
  }

  /** Admits no generation to the provider for this time. */
  async pause(provider: string, milliseconds: number = VENDOR_PAUSE_MS.default): Promise<void> {
    await this.repository.pause(provider, Math.min(VENDOR_PAUSE_MS.max, Math.max(VENDOR_PAUSE_MS.min, milliseconds)));
  }

  /** Admits as many as the limits allow, and schedules the next poll while others wait. */
  async admit(provider: string): Promise<void> {
    const { pauseMs } = await this.admitNext(provider);
    await this.wake(provider);
    if (await this.repository.isAwaited(provider)) await this.pollLater(provider, pauseMs);
  }

  /** Queues the requester, if any, then admits those that are next. Wakes the admitted ones except the requester. */
  private async admitNext(provider: string, requesterId?: number): Promise<{ admitted: number[]; pauseMs: number }> {
    const { concurrency, perMinute } = this.catalog.limitsOf(provider) ?? NO_LIMITS;
    const result = await this.transaction.run(async () => {
      const { pauseMs, tokens, last } = await this.repository.lock(provider, rateOf(perMinute));
      if (requesterId !== undefined) await this.repository.enqueue(requesterId, provider);
      const limit = pauseMs > 0 ? 0 : Math.min(Math.floor(tokens), MAX_ADMITTED_AT_ONCE);
      return { pauseMs, admitted: limit < 1 ? [] : await this.repository.admit(provider, limit, concurrency, last) };
    });
    if (result.admitted.some((id) => id !== requesterId)) await this.wake(provider);
    return result;
  }

  private async wake(provider: string): Promise<void> {
    if (await this.repository.wakeAdmitted(provider)) this.jobs.wake(GENERATIONS);
  }

  private async pollLater(provider: string, pauseMs: number): Promise<void> {
    const notBefore = new Date(this.clock.now().getTime() + Math.max(pauseMs, POLL_MS));
    await this.tasks.schedule(admitToVendor, { provider }, { notBefore, key: ({ provider: name }) => name });
  }
}

function rateOf(perMinute: number | undefined): VendorRate | undefined {
  if (perMinute === undefined) return undefined;
  const burst = Math.max(1, Math.floor(perMinute * BURST_SHARE));
  return { perMinute: Math.max(perMinute - burst, perMinute / 2), burst };
}
