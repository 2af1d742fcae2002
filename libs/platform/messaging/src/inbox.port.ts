import type { Service } from '@reelsheet/contracts';

export interface Delivery {
  readonly id: string;
  readonly subject: string;
  readonly consumer: string;
  readonly payload: unknown;
}

/**
 * Where a consumer remembers what it has done; kept in the consumer's own schema.
 * A port with one implementation (`PostgresInbox`), because messaging must not depend on the database.
 */
export abstract class Inbox {
  /** Runs `work` and records the delivery in one transaction; a delivery recorded before runs nothing. */
  abstract once(delivery: Delivery, work: () => Promise<void>): Promise<void>;

  /**
   * Counts a failed attempt; `waitsMs` are the waits after the first, the second and so on. Undefined after the last.
   * A copy of the message that fails before its time is not counted.
   */
  abstract countFailure(delivery: Delivery, waitsMs: readonly number[]): Promise<{ waitMs: number } | undefined>;

  /** Keeps a delivery that did not succeed where an operator finds it, once; its copies run nothing. */
  abstract deadLetter(delivery: Delivery, reason: Error): Promise<void>;

  abstract readonly service: Service;
}
