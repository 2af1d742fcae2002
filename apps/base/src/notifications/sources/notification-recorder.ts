import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { EventJournal, type EventRecorder, type RecordedEvent } from '@reelsheet/platform-outbox';
import { toOccurrence } from './notification-events.js';
import { NotificationQueue } from '../notification-queue.js';

/** Takes notifications from domain events, in the transaction that claims or receives them. */
@Injectable()
export class NotificationRecorder implements EventRecorder, OnModuleInit {
  constructor(
    private readonly journal: EventJournal,
    private readonly queue: NotificationQueue,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.journal.use(this);
  }

  async record(events: readonly RecordedEvent[]): Promise<void> {
    const now = this.clock.now();
    await this.queue.add(events.flatMap((event) => toOccurrence(event, now) ?? []));
  }
}
