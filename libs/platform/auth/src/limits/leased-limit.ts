import { withDeadline } from '@reelsheet/kernel';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, type RateLimiterAbstract, type RateLimiterRes } from 'rate-limiter-flexible';
import type { CallBudget } from './call-budget.js';
import { tooMany } from './too-many-requests.js';

/** The fraction of a minute's calls that a replica leases at once, and may hold while another one runs out. */
const BATCH = 0.01;
const MAX_KEYS = 50_000;
const MAX_SILENCE_MS = 1_000;

/** Calls of a minute that this replica may admit without a statement. */
interface CallLease {
  left: number;
  /** Calls of the minute that no replica has leased. */
  readonly unleased: number;
  /** Monotonic clock. */
  readonly endsAt: number;
}

/** A lease that is being asked for. */
interface Taking {
  callers: number;
  done: Promise<void>;
}

const ENDED: CallLease = { left: 0, unleased: 1, endsAt: 0 };

/**
 * Limits the calls per minute of each key over all replicas. Each replica leases a hundredth of the
 * limit at a time and counts in memory, so that few calls cost a statement. The limit is never
 * exceeded; up to a hundredth per additional replica may remain unused. A call above the limit is
 * 429 with the seconds to wait, without a statement.
 */
export class LeasedLimit {
  /**
   * Bounded by size and not by number, because the library would allocate memory for the number
   * immediately.
   */
  private readonly leases = new LRUCache<string, CallLease>({ maxSize: MAX_KEYS, sizeCalculation: () => 1 });
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

  /** Counts a call. Returns how many calls are left, those of other replicas included as far as they are known. */
  async consume(key: string): Promise<CallBudget> {
    for (;;) {
      const lease = this.living(key);
      const resetsInMs = lease.endsAt - performance.now();
      if (lease.left > 0) {
        lease.left -= 1;
        return { perMinute: this.perMinute, left: lease.left + lease.unleased, resetsInMs };
      }
      if (lease.unleased === 0) throw tooMany(resetsInMs);
      await this.wait(key);
    }
  }

  private living(key: string): CallLease {
    const lease = this.leases.get(key);
    return lease && performance.now() < lease.endsAt ? lease : ENDED;
  }

  /** Waits for the next lease, which all concurrent callers of the key share. */
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
    const { consumedPoints, msBeforeNext } = await this.request(key, wanted);
    this.leases.set(key, {
      left: Math.max(0, Math.min(wanted, this.perMinute - (consumedPoints - wanted))),
      unleased: Math.max(0, this.perMinute - consumedPoints),
      endsAt: performance.now() + msBeforeNext,
    });
  }

  /** If the store does not respond, this replica counts alone, so that no caller waits for it. */
  private async request(key: string, calls: number): Promise<RateLimiterRes> {
    return (await withDeadline(MAX_SILENCE_MS, this.limiter.penalty(key, calls))) ?? this.own.penalty(key, calls);
  }
}

/** Requests of one user, with all their keys and sessions. */
export class UserLimit extends LeasedLimit {}
/** Requests in one organization, of all its members. */
export class OrganizationLimit extends LeasedLimit {}
