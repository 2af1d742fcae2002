import { Injectable } from '@nestjs/common';
import { Database } from './database.js';
import { Transaction } from './transaction/transaction.js';

/** Time after which the rest is left to the next hour, so that a large backlog occupies no connection for ever. */
const MAX_MS = 5 * 60_000;

/** Work on many rows that is done in portions, each in a transaction of its own, by one process at a time. */
@Injectable()
export class Portions {
  constructor(
    private readonly db: Database,
    private readonly transaction: Transaction,
  ) {}

  /**
   * Repeats `work`, which does one portion and returns the number of its rows, until nothing is left or five minutes
   * have passed. Each portion holds a lock of this name until it is committed; while another process has it, that one
   * does the work. Returns the number of all rows.
   */
  async each(name: string, work: () => Promise<number>): Promise<number> {
    const until = performance.now() + MAX_MS;
    const portion = async () => ((await this.db.lockIfFree(name, 0)) ? work() : 0);
    let sum = 0;
    for (let rows = 1; rows > 0 && performance.now() < until; sum += rows) rows = await this.transaction.run(portion);
    return sum;
  }
}
