import { Injectable } from '@nestjs/common';
import { Transaction } from '@reelsheet/platform-database';
import { UserErasure } from '../accounts/users/user-erasure.sql.js';
import { MAX_MS, MAX_ROWS } from './erasure-limits.js';
import type { ErasureStep } from './erasure-plan.sql.js';
import { ErasureRepository } from './erasure.repository.js';

/** Deletes the rows of a deleted user in short transactions; continues after a crash. */
@Injectable()
export class UserErasureService {
  constructor(
    private readonly rows: ErasureRepository,
    private readonly users: UserErasure,
    private readonly transaction: Transaction,
  ) {}

  /**
   * Does nothing for a user who was not deleted. Returns false when the time limit was reached first. The signal stops
   * it between two transactions.
   */
  async erase(userId: number, steps: readonly ErasureStep[], signal: AbortSignal): Promise<boolean> {
    if (!(await this.users.isDeleted(userId))) return true;
    const end = performance.now() + MAX_MS;
    for (const step of steps)
      while ((await this.transaction.run(() => this.rows.remove(step, userId, MAX_ROWS))) > 0) {
        signal.throwIfAborted();
        if (performance.now() > end) return false;
      }
    return true;
  }
}
