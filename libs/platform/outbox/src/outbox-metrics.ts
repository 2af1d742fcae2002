import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { allContracts } from '@reelsheet/contracts';
import { durableOf } from '@reelsheet/contracts/bus';
import { Inbox } from '@reelsheet/platform-messaging';
import { Database, double, row, text } from '@reelsheet/platform-database';
import { initializeCounter, Metrics } from '@reelsheet/platform-telemetry';
import { OUTBOX_OPTIONS, type OutboxOptions } from './outbox-options.js';

/** Consumer label of messages that NATS can never accept. */
const OUTBOX_CONSUMER = 'outbox';

const WAITING = row({ state: text(), messages: double(), oldest: double() });
const DEAD = row({ consumer: text(), letters: double() });

/** Metrics of unpublished, unconfirmed and dead-lettered messages, read by the worker. */
@Injectable()
export class OutboxMetrics implements OnApplicationBootstrap {
  constructor(
    @Inject(OUTBOX_OPTIONS) private readonly options: OutboxOptions,
    private readonly inbox: Inbox,
    private readonly db: Database,
    private readonly metrics: Metrics,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.options.relay) return;
    const { service } = this.inbox;
    const consumers = allContracts().flatMap((contract) =>
      contract.kind === 'event' && contract.consumers.includes(service) ? [durableOf(service, contract)] : [],
    );
    initializeCounter(this.metrics.messages, { consumer: consumers, outcome: ['done', 'retried', 'dead_lettered'] });
    initializeCounter(this.metrics.messages, { consumer: [OUTBOX_CONSUMER], outcome: ['dead_lettered'] });
    this.metrics.gauge(
      'outbox_messages',
      'Messages that are not published or not acknowledged by all consumers',
      ['state'],
      () => this.waiting('messages'),
    );
    this.metrics.gauge('outbox_oldest_seconds', 'Age of the oldest message in the outbox', ['state'], () =>
      this.waiting('oldest'),
    );
    this.metrics.gauge('dead_letters', 'Dead letters', ['consumer'], async () => {
      const dead = await this.db.rows(DEAD, `SELECT consumer, count(*)::float8 AS letters FROM dead_letter GROUP BY 1`);
      const letters = new Map([...consumers, OUTBOX_CONSUMER].map((consumer) => [consumer, 0]));
      for (const each of dead) letters.set(each.consumer, each.letters);
      return [...letters].map(([consumer, value]) => ({ labels: { consumer }, value }));
    });
  }

  /** `unpublished`: not accepted by NATS yet; `unconfirmed`: not acknowledged by all consumers yet. */
  private async waiting(value: 'messages' | 'oldest') {
    const rows = await this.db.rows(
      WAITING,
      `SELECT state, count(id)::float8 AS messages, coalesce(extract(epoch FROM now() - min(created_at)),
        0)::float8 AS oldest
       FROM (VALUES ('unpublished', true), ('unconfirmed', false)) AS named (state, is_first)
       LEFT JOIN outbox ON (publications = 0) = is_first GROUP BY state`,
    );
    return rows.map(({ state, ...values }) => ({ labels: { state }, value: values[value] }));
  }
}
