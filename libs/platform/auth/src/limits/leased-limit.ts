import { withDeadline } from '@reelsheet/kernel';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, type RateLimiterAbstract, type RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from './too-many-requests.js';

/** The fraction of a minute's calls that a replica leases at once, and may hold while another one runs out. */
const BATCH = 0.01;
const MAX_KEYS = 50_000;
const MAX_SILENCE_MS = 1_000;

/** Calls of a minute that this replica may admit without a statement. */
interface Lease {
  left: number;
  /** Whether all calls of the minute are leased. */
  isLast: boolean;
  /** Monotonic clock. */
  readonly endsAt: number;
}

/** A lease that is being asked for. */
interface Taking {
  callers: number;
  done: Promise<void>;
}

const ENDED: Lease = { left: 0, isLast: false, endsAt: 0 };

/**
 * A number of calls a minute for each key, counted by all replicas together: each takes a hundredth of them at a time and
 * spends it in memory, so that few calls cost a statement. Never more than the limit are let through; up to a hundredth
 * for each further replica may be left over. One too many is 429 with the seconds to wait, told from memory.
 */
export class LeasedLimit {
  /** Bounded by its size, since for a number of entries the library makes room at once. */
  private readonly leases = new LRUCache<string, Lease>({ maxSize: MAX_KEYS, sizeCalculation: () => 1 });
  private readonly taking = new Map<string, Taking>();
  private readonly own: RateLimiterAbstract;
  private readonly batch: number;

  constructor(
    private readonly limiter: RateLimiterAbstract,
    private readonly perMinute: number,
  ) {
    this.own = new RateLimiterMemory({ points: perMinute, duration: 60 });
    this.batch = Math.max(1, Math.floor(perMinute * BATCH));
  }

  async consume(key: string): Promise<void> {
    for (;;) {
      const lease = this.living(key);
      if (lease.left > 0) return void (lease.left -= 1);
      if (lease.isLast) throw tooMany(lease.endsAt - performance.now());
      await this.wait(key);
    }
  }

  private living(key: string): Lease {
    const lease = this.leases.get(key);
    return lease && performance.now() < lease.endsAt ? lease : ENDED;
  }

  /** Waits for the next lease, which is for all who ask for it in the same moment. */
  private async wait(key: string): Promise<void> {
    const known = this.taking.get(key);
    if (known) {
      known.callers += 1;
      return known.done;
    }
    const taking: Taking = { callers: 1, done: Promise.resolve() };
    this.taking.set(key, taking);
    taking.done = this.take(key, taking).finally(() => this.taking.delete(key));
    await taking.done;
  }

  private async take(key: string, taking: Taking): Promise<void> {
    await taking.done;
    const wanted = Math.max(this.batch, taking.callers);
    const { consumedPoints, msBeforeNext } = await this.ask(key, wanted);
    this.leases.set(key, {
      left: Math.max(0, Math.min(wanted, this.perMinute - (consumedPoints - wanted))),
      isLast: consumedPoints >= this.perMinute,
      endsAt: performance.now() + msBeforeNext,
    });
  }

  /** Where the store is silent this replica counts for itself: nobody waits for being counted. */
  private async ask(key: string, calls: number): Promise<RateLimiterRes> {
    return (await withDeadline(MAX_SILENCE_MS, this.limiter.penalty(key, calls))) ?? this.own.penalty(key, calls);
  }
}

/** Requests of one user, with all their keys and sessions. */
export class UserLimit extends LeasedLimit {}
/** Requests in one organization, of all its members. */
export class OrganizationLimit extends LeasedLimit {}
