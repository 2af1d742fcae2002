import { Injectable } from '@nestjs/common';
import { Broadcast } from '@reelsheet/platform-messaging';
import { CALLER_LIFE_MS, CALLERS_CHANGED, type CallersChanged } from './caller-cache.js';

/** Stands between a change of what users may do and the answer that says it is done. */
@Injectable()
export class RevocationBarrier {
  constructor(private readonly broadcast: Broadcast) {}

  /**
   * Called after the change has been committed. Resolves when no replica of any service knows the users as they were:
   * within milliseconds as a rule, within the lease where a replica is silent, within a caller's life where the bus is away.
   */
  async pass(...userIds: number[]): Promise<void> {
    if (userIds.length === 0) return;
    await this.broadcast.publish(CALLERS_CHANGED, { user_ids: userIds } satisfies CallersChanged, CALLER_LIFE_MS);
  }
}
