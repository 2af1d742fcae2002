import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Metrics } from '@reelsheet/platform-telemetry';
import { StorageAccountRepository } from '../storage-accounts/storage-account.repository.js';

const WAYS = ['service', 'store', 'resumable'] as const;
/** The way in which bytes arrive: in one request, at the store of callers, or in several requests. */
export type ArrivalWay = (typeof WAYS)[number];

const RESUMABLE_EVENTS = ['announced', 'continued', 'terminated'] as const;

/** Metrics of received bytes and, in the worker, of all stored bytes. */
@Injectable()
export class StoreMetrics implements OnApplicationBootstrap {
  private readonly files;
  private readonly bytes;
  private readonly resumables;

  constructor(
    private readonly accounts: StorageAccountRepository,
    private readonly metrics: Metrics,
  ) {
    const ways = { way: WAYS };
    this.files = metrics.counter('uploads_total', 'Files that arrived, here or at the store', ways);
    this.bytes = metrics.counter('upload_bytes_total', 'Bytes of files that arrived', ways);
    this.resumables = metrics.counter(
      'resumable_uploads_total',
      'Resumable uploads that were announced or terminated, and requests that continued one',
      { event: RESUMABLE_EVENTS },
    );
  }

  onApplicationBootstrap(): void {
    this.metrics.serviceGauge('store_bytes', 'Bytes announced or stored, by whose they are', ['owner'], async () =>
      (await this.accounts.totals()).map(({ owner, bytes }) => ({ labels: { owner }, value: bytes })),
    );
  }

  resumable(event: (typeof RESUMABLE_EVENTS)[number]): void {
    this.resumables.inc({ event });
  }

  arrived(way: ArrivalWay, bytes: number): void {
    this.files.inc({ way });
    this.bytes.inc({ way }, bytes);
  }
}
