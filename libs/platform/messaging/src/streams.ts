import { AckPolicy, DeliverPolicy, jetstreamManager, RetentionPolicy, StorageType } from '@nats-io/jetstream';
import { nanos, type NatsConnection } from '@nats-io/nats-core';
import { eventStreams } from '@reelsheet/contracts/bus';
import { DAY_MS } from '@reelsheet/kernel';

/**
 * Publications with the same `Nats-Msg-Id` within this window are dropped; the outbox waits longer before it
 * resends.
 */
export const DUPLICATE_WINDOW_MS = 10_000;

/** Milliseconds without a sign of life of a worker after which its message is redelivered. */
export const ACK_WAIT_MS = 15_000;

/** Maximum number of unacknowledged messages of one durable. */
export const MAX_ACK_PENDING = 64;

export interface StreamOptions {
  readonly ackWaitMs?: number;
  /** Servers that store each stream; its durables follow it. */
  readonly replicas?: number;
}

/**
 * Creates the stream of each service, which retains events for a week, and the durables of its consumers. A stream
 * with another number of replicas gets the wanted one. Idempotent.
 */
export async function ensureStreams(
  nats: NatsConnection,
  { ackWaitMs = ACK_WAIT_MS, replicas = 1 }: StreamOptions = {},
): Promise<void> {
  const { streams, consumers } = await managerOf(nats);
  for (const { name, subjects, durables } of eventStreams()) {
    const { config } = await streams.info(name).catch(() =>
      streams.add({
        name,
        subjects: [subjects],
        retention: RetentionPolicy.Limits,
        storage: StorageType.File,
        num_replicas: replicas,
        max_age: nanos(7 * DAY_MS),
        duplicate_window: nanos(DUPLICATE_WINDOW_MS),
      }),
    );
    if (config.num_replicas !== replicas) await streams.update(name, { num_replicas: replicas });
    for (const durable of durables)
      await consumers.add(name, {
        durable_name: durable.name,
        filter_subject: durable.subject,
        // Earlier messages are published again by the outbox, because they were not acknowledged.
        deliver_policy: DeliverPolicy.New,
        ack_policy: AckPolicy.Explicit,
        ack_wait: nanos(ackWaitMs),
        max_ack_pending: MAX_ACK_PENDING,
        max_deliver: -1,
      });
  }
}

/** Returns whether every stream has all its durables, with one request per stream. Throws if a stream is missing. */
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
