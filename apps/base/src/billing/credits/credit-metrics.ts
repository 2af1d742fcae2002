import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { toCredits } from '@reelsheet/kernel';
import { Metrics } from '@reelsheet/platform-telemetry';
import { LedgerRepository, type Entry } from './ledger.repository.js';

const MOVEMENTS = ['grant', 'hold', 'capture', 'release'];
/** What credits move for: how references begin. */
const PURPOSES = ['grant', 'generation', 'render_job', 'monitoring_scrape', 'run', 'source_bill', 'backup'];
/** The whole book is too long to be added up whenever somebody looks. */
const CHECKED_EVERY_MS = 300_000;

/** What the metrics tell of credits: each movement as it is booked, and in the worker whether the book adds up. */
@Injectable()
export class CreditMetrics implements OnApplicationBootstrap {
  private readonly moved;

  constructor(
    private readonly book: LedgerRepository,
    private readonly metrics: Metrics,
  ) {
    this.moved = metrics.counter('credits_moved_total', 'Credits granted, held, captured and released', {
      movement: MOVEMENTS,
      purpose: PURPOSES,
    });
  }

  onApplicationBootstrap(): void {
    this.metrics.serviceGauge('credits', 'Credits of all organizations', ['account'], async () =>
      Object.entries(await this.book.totals()).map(([account, micro]) => ({
        labels: { account },
        value: toCredits(micro),
      })),
    );
    this.metrics.serviceGauge(
      'ledger_faults',
      'Places of the book that do not add up, among the latest entries and all open holds',
      ['check'],
      async () => Object.entries(await this.book.faults()).map(([check, value]) => ({ labels: { check }, value })),
      CHECKED_EVERY_MS,
    );
  }

  booked(entries: readonly Entry[]): void {
    for (const { kind, reference, amount } of entries) {
      const [purpose = ''] = reference.split(':');
      this.moved.inc({ movement: kind, purpose }, toCredits(amount));
    }
  }
}
