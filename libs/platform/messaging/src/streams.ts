import { jetstreamManager, RetentionPolicy, StorageType } from '@nats-io/jetstream';
import { nanos, type NatsConnection } from '@nats-io/nats-core';
import { ownerOf } from '@reelsheet/contracts';

const DAY = 24 * 60 * 60 * 1_000;

/** A second publication within this window is recognized by its `Nats-Msg-Id`; the outbox waits longer than it before it repeats one. */
export const DUPLICATE_WINDOW_MS = 10_000;

/** `EVT_<OWNER>` keeps the events of one service for a week. */
export const streamOf = (subject: string): string => `EVT_${ownerOf(subject).toUpperCase()}`;

/** Makes the stream of a subject if it is not there. */
export async function ensureStream(nats: NatsConnection, subject: string): Promise<void> {
  const name = streamOf(subject);
  const manager = await jetstreamManager(nats, { timeout: 4_000 });
  try {
    await manager.streams.info(name);
  } catch {
    await manager.streams.add({
      name,
      subjects: [`evt.${ownerOf(subject)}.>`],
      retention: RetentionPolicy.Limits,
      storage: StorageType.File,
      max_age: nanos(7 * DAY),
      duplicate_window: nanos(DUPLICATE_WINDOW_MS),
    });
  }
}
