import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Transaction } from '@reelsheet/platform-database';
import { EventJournal, type EventRecorder, type RecordedEvent } from '@reelsheet/platform-outbox';
import { LiveEventRepository } from './live-event.repository.js';
import { toLiveEvent } from './live-kinds.js';
import { LiveNotifications } from './live-notifications.js';

/** Writes what readers see of domain events, in the transaction that claims or receives them; wakes the replicas. */
@Injectable()
export class LiveRecorder implements EventRecorder, OnModuleInit {
  constructor(
    private readonly journal: EventJournal,
    private readonly events: LiveEventRepository,
    private readonly notifications: LiveNotifications,
    private readonly transaction: Transaction,
  ) {}

  onModuleInit(): void {
    this.journal.use(this);
  }

  async record(events: readonly RecordedEvent[]): Promise<void> {
    const shown = events.map(toLiveEvent).filter((event) => event !== undefined);
    if (shown.length === 0) return;
    const organizationIds = await this.events.insert(shown);
    this.transaction.afterCommit(() => organizationIds.forEach((id) => this.notifications.added(id)));
  }
}
