import { AckPolicy, DeliverPolicy, jetstreamManager, RetentionPolicy, StorageType } from '@nats-io/jetstream';
import { nanos, type NatsConnection } from '@nats-io/nats-core';
import { eventStreams } from '@reelsheet/contracts/bus';
import { DAY_MS } from '@reelsheet/kernel';

/** A second publication within this window is recognized by its `Nats-Msg-Id`; the outbox waits longer than it before it repeats one. */
export const DUPLICATE_WINDOW_MS = 10_000;

/** Silence of a worker after which its message goes to another. */
export const ACK_WAIT_MS = 15_000;

/** Messages of one durable that workers may have at a time. */
const MAX_ACK_PENDING = 64;

/** Makes the stream of each service, which keeps its events for a week, and a durable for each of their consumers. May be repeated. */
export async function ensureStreams(nats: NatsConnection, ackWaitMs = ACK_WAIT_MS): Promise<void> {
  const { streams, consumers } = await managerOf(nats);
  for (const { name, subjects, durables } of eventStreams()) {
    await streams.info(name).catch(() =>
      streams.add({
        name,
        subjects: [subjects],
        retention: RetentionPolicy.Limits,
        storage: StorageType.File,
        max_age: nanos(7 * DAY_MS),
        duplicate_window: nanos(DUPLICATE_WINDOW_MS),
      }),
    );
    for (const durable of durables)
      await consumers.add(name, {
        durable_name: durable.name,
        filter_subject: durable.subject,
        // What was published before the durable was there is published again, since no receipt came.
        deliver_policy: DeliverPolicy.New,
        ack_policy: AckPolicy.Explicit,
        ack_wait: nanos(ackWaitMs),
        max_ack_pending: MAX_ACK_PENDING,
        max_deliver: -1,
      });
  }
}

/** Whether every stream has all its durables, with one question a stream, where making them is one a durable. Throws where a stream is not there. */
export async function areStreamsComplete(nats: NatsConnection): Promise<boolean> {
  const { consumers } = await managerOf(nats);
  for (const stream of eventStreams()) {
    const there = new Set<string>();
    for await (const { name } of consumers.list(stream.name)) there.add(name);
    if (stream.durables.some(({ name }) => !there.has(name))) return false;
  }
  return true;
}

const managerOf = (nats: NatsConnection) => jetstreamManager(nats, { timeout: 4_000, checkAPI: false });
