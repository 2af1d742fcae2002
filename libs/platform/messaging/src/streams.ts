import { AckPolicy, DeliverPolicy, jetstreamManager, RetentionPolicy, StorageType } from '@nats-io/jetstream';
import { nanos, type NatsConnection } from '@nats-io/nats-core';
import { allContracts, ownerOf, type EventContract, type Service } from '@reelsheet/contracts';
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
  const manager = await managerOf(nats);
  for (const [owner, events] of eventsByOwner()) {
    const stream = streamOf(owner);
    await manager.streams.info(stream).catch(() =>
      manager.streams.add({
        name: stream,
        subjects: [`evt.${owner}.>`],
        retention: RetentionPolicy.Limits,
        storage: StorageType.File,
        max_age: nanos(7 * DAY_MS),
        duplicate_window: nanos(DUPLICATE_WINDOW_MS),
      }),
    );
    for (const { durable, subject } of durablesOf(events))
      await manager.consumers.add(stream, {
        durable_name: durable,
        filter_subject: subject,
        // What was published before the durable was there is published again, since no receipt came.
        deliver_policy: DeliverPolicy.New,
        ack_policy: AckPolicy.Explicit,
        ack_wait: nanos(ackWaitMs),
        max_ack_pending: MOST_AT_WORK,
        max_deliver: -1,
      });
  }
}

/** Whether every stream has all its durables, with one question a stream, where making them is one a durable. Throws where a stream is not there. */
export async function areStreamsWhole(nats: NatsConnection): Promise<boolean> {
  const { consumers } = await managerOf(nats);
  for (const [owner, events] of eventsByOwner()) {
    const there = new Set<string>();
    for await (const { name } of consumers.list(streamOf(owner))) there.add(name);
    if (durablesOf(events).some(({ durable }) => !there.has(durable))) return false;
  }
  return true;
}

const managerOf = (nats: NatsConnection) => jetstreamManager(nats, { timeout: 4_000, checkAPI: false });

function eventsByOwner(): Map<Service, EventContract[]> {
  const events = allContracts().filter((contract): contract is EventContract => contract.kind === 'event');
  return Map.groupBy(events, ({ subject }) => ownerOf(subject));
}

const durablesOf = (events: readonly EventContract[]) =>
  events.flatMap((event) =>
    event.consumers.map((consumer) => ({ durable: durableOf(consumer, event), subject: event.subject })),
  );
