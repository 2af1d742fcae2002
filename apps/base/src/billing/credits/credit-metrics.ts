import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { toCredits } from '@reelsheet/kernel';
import { Metrics } from '@reelsheet/platform-telemetry';
import { LedgerRepository, type Entry } from './ledger.repository.js';

const MOVEMENTS = ['grant', 'hold', 'capture', 'release'];
/** Purposes of credit movements: the prefixes of their references. */
const PURPOSES = ['grant', 'generation', 'render_job', 'monitoring_scrape', 'run', 'source_bill', 'backup'];
/** The check reads many rows, so it runs at this interval and not at each scrape. */
const CHECK_INTERVAL_MS = 300_000;

/** Records each booking as a metric and, in the worker, whether the ledger is consistent. */
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
      'ledger_inconsistencies',
      'Inconsistencies of the ledger, among the latest entries and all open holds',
      ['check'],
      async () =>
        Object.entries(await this.book.inconsistencies()).map(([check, value]) => ({ labels: { check }, value })),
      CHECK_INTERVAL_MS,
    );
  }

  booked(entries: readonly Entry[]): void {
    for (const { kind, reference, amount } of entries) {
      const [purpose = ''] = reference.split(':');
      this.moved.inc({ movement: kind, purpose }, toCredits(amount));
    }
  }
}
