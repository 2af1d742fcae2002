import type { Service } from '@reelsheet/contracts';

export interface Delivery {
  readonly id: string;
  readonly subject: string;
  readonly consumer: string;
  readonly payload: unknown;
}

/** Where a consumer remembers what it has done; kept in the consumer's own schema. */
export abstract class Inbox {
  /** Runs `work` and records the delivery in one transaction; a delivery recorded before runs nothing. */
  abstract once(delivery: Delivery, work: () => Promise<void>): Promise<void>;

  /** Keeps a delivery that can never succeed where an operator finds it. */
  abstract deadLetter(delivery: Delivery, reason: Error): Promise<void>;

  abstract readonly service: Service;
}
