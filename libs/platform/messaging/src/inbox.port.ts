import type { Service } from '@reelsheet/contracts';

export interface InboxDelivery {
  readonly id: string;
  readonly subject: string;
  readonly consumer: string;
  readonly payload: unknown;
  /** The client whose request caused the event. */
  readonly origin: string | null;
  /** True for an event of the service itself that no other service consumes. */
  readonly isOwn: boolean;
}

/**
 * Stores which messages a consumer has handled, in the consumer's own schema. A port with one
 * implementation (`PostgresInbox`), because messaging must not depend on the database.
 */
export abstract class Inbox {
  /**
   * Runs `work` and records the delivery in one transaction; does nothing if the delivery is already recorded. The
   * delivery of an own event also leaves the outbox with that, so that it needs no acknowledgement.
   */
  abstract once(delivery: InboxDelivery, work: () => Promise<void>): Promise<void>;

  /**
   * Like {@link once}, for deliveries of one consumer that `work` handles together: it receives those that are not
   * recorded, and is not called when all are.
   */
  abstract onceTogether(
    deliveries: readonly InboxDelivery[],
    work: (unrecorded: readonly InboxDelivery[]) => Promise<void>,
  ): Promise<void>;

  /**
   * Counts a failed attempt and returns the delay from `waitsMs`, or undefined after the last attempt. A duplicate that
   * fails before the delay is over is not counted.
   */
  abstract countError(delivery: InboxDelivery, waitsMs: readonly number[]): Promise<{ waitMs: number } | undefined>;

  /** Stores a failed delivery as a dead letter for an operator, once; duplicates are ignored. */
  abstract deadLetter(delivery: InboxDelivery, reason: Error): Promise<void>;

  abstract readonly service: Service;
}
