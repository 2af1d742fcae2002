import { AckPolicy, DeliverPolicy, jetstreamManager, RetentionPolicy, StorageType } from '@nats-io/jetstream';
import { nanos, type NatsConnection } from '@nats-io/nats-core';
import { allContracts, ownerOf, type EventContract } from '@reelsheet/contracts';
import { durableOf, streamOf } from '@reelsheet/contracts/bus';
import { DAY_MS } from '@reelsheet/kernel';

/** A second publication within this window is recognized by its `Nats-Msg-Id`; the outbox waits longer than it before it repeats one. */
export const DUPLICATE_WINDOW_MS = 10_000;

/** Silence of a worker after which its message goes to another. */
export const ACK_WAIT_MS = 15_000;

/** Messages of one durable that workers may have at a time. */
const MOST_AT_WORK = 64;

/** Makes the stream of each service, which keeps its events for a week, and a durable for each of their consumers. May be repeated. */
export async function makeStreams(nats: NatsConnection, ackWaitMs = ACK_WAIT_MS): Promise<void> {
  const manager = await jetstreamManager(nats, { timeout: 4_000, checkAPI: false });
  const events = allContracts().filter((contract): contract is EventContract => contract.kind === 'event');
  for (const owner of new Set(events.map(({ subject }) => ownerOf(subject)))) {
    const name = streamOf(owner);
    await manager.streams.info(name).catch(() =>
      manager.streams.add({
        name,
        subjects: [`evt.${owner}.>`],
        retention: RetentionPolicy.Limits,
        storage: StorageType.File,
        max_age: nanos(7 * DAY_MS),
        duplicate_window: nanos(DUPLICATE_WINDOW_MS),
      }),
    );
  }
  for (const event of events)
    for (const consumer of event.consumers)
      await manager.consumers.add(streamOf(ownerOf(event.subject)), {
        durable_name: durableOf(consumer, event),
        filter_subject: event.subject,
        // What was published before the durable was there is published again, since no receipt came.
        deliver_policy: DeliverPolicy.New,
        ack_policy: AckPolicy.Explicit,
        ack_wait: nanos(ackWaitMs),
        max_ack_pending: MOST_AT_WORK,
        max_deliver: -1,
      });
}
