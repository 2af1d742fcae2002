import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Metrics } from '@reelsheet/platform-telemetry';
import { StorageAccountRepository } from '../storage-accounts/storage-account.repository.js';

/** Metrics of received bytes and, in the worker, of all stored bytes. */
@Injectable()
export class StoreMetrics implements OnApplicationBootstrap {
  private readonly files;
  private readonly bytes;

  constructor(
    private readonly accounts: StorageAccountRepository,
    private readonly metrics: Metrics,
  ) {
    const ways = { way: ['service', 'store'] };
    this.files = metrics.counter('uploads_total', 'Files that arrived, here or at the store', ways);
    this.bytes = metrics.counter('upload_bytes_total', 'Bytes of files that arrived', ways);
  }

  onApplicationBootstrap(): void {
    this.metrics.serviceGauge('store_bytes', 'Bytes announced or stored, by whose they are', ['owner'], async () =>
      (await this.accounts.totals()).map(({ owner, bytes }) => ({ labels: { owner }, value: bytes })),
    );
  }

  arrived(way: 'service' | 'store', bytes: number): void {
    this.files.inc({ way });
    this.bytes.inc({ way }, bytes);
  }
}
