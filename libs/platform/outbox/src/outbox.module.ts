import { Global, Module, type DynamicModule } from '@nestjs/common';
import { Inbox } from '@reelsheet/platform-messaging';
import { OutboxNotifications } from './outbox-notifications.js';
import { EventJournal } from './event-journal.js';
import { InboxPruner } from './inbox-pruner.js';
import { OutboxMetrics } from './outbox-metrics.js';
import { OUTBOX_OPTIONS, type OutboxOptions } from './outbox-options.js';
import { OutboxMessages } from './outbox-messages.js';
import { Outbox } from './outbox.js';
import { PostgresInbox } from './postgres-inbox.js';
import { Relay } from './relay.js';

@Global()
@Module({})
export class OutboxModule {
  static forService(options: OutboxOptions): DynamicModule {
    return {
      module: OutboxModule,
      providers: [
        { provide: OUTBOX_OPTIONS, useValue: options },
        Outbox,
        OutboxNotifications,
        EventJournal,
        OutboxMessages,
        Relay,
        InboxPruner,
        OutboxMetrics,
        { provide: Inbox, useClass: PostgresInbox },
      ],
      exports: [Outbox, EventJournal, Inbox],
    };
  }
}
