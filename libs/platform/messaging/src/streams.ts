import { jetstreamManager, RetentionPolicy, StorageType, type StreamConfig } from '@nats-io/jetstream';
import { nanos, type NatsConnection } from '@nats-io/nats-core';
import { ownerOf } from '@reelsheet/contracts';

const DAY = 24 * 60 * 60 * 1_000;

/** A second publication within this window is recognized by its `Nats-Msg-Id`; the outbox waits longer than it before it repeats one. */
export const DUPLICATE_WINDOW_MS = 10_000;

/** `EVT_<OWNER>` keeps events for a week, `JOB_<OWNER>` keeps each job until its worker took it. */
export function streamOf(subject: string): Pick<StreamConfig, 'name' | 'subjects' | 'retention'> {
  const owner = ownerOf(subject);
  const kind = subject.startsWith('job.') ? 'job' : 'evt';
  return {
    name: `${kind.toUpperCase()}_${owner.toUpperCase()}`,
    subjects: [`${kind}.${owner}.>`],
    retention: kind === 'job' ? RetentionPolicy.Workqueue : RetentionPolicy.Limits,
  };
}

/** Makes the stream of a subject if it is not there. */
export async function ensureStream(nats: NatsConnection, subject: string): Promise<void> {
  const stream = streamOf(subject);
  const manager = await jetstreamManager(nats, { timeout: 4_000 });
  try {
    await manager.streams.info(stream.name);
  } catch {
    await manager.streams.add({
      ...stream,
      storage: StorageType.File,
      max_age: nanos(7 * DAY),
      duplicate_window: nanos(DUPLICATE_WINDOW_MS),
    });
  }
}
