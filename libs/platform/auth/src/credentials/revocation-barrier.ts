import { Injectable } from '@nestjs/common';
import { joinsTransaction } from '@reelsheet/platform-database';
import { Broadcast } from '@reelsheet/platform-messaging';
import { CALLER_LIFE_MS, CALLERS_CHANGED, type CallersChanged } from './caller-cache.js';

/** Delays the answer to a revocation until every replica has applied it. */
@Injectable()
export class RevocationBarrier {
  constructor(private readonly broadcast: Broadcast) {}

  /**
   * Call this after the commit. Resolves when no replica of any service has the old permissions of the users: usually
   * within milliseconds, within the lease if a replica does not answer, within the cache lifetime if the bus is
   * unavailable.
   */
  async pass(...userIds: number[]): Promise<void> {
    if (userIds.length === 0) return;
    if (joinsTransaction()) throw new Error('permissions were announced before their change was committed');
    await this.broadcast.publish(CALLERS_CHANGED, { user_ids: userIds } satisfies CallersChanged, CALLER_LIFE_MS);
  }
}
