import { Inject, Injectable } from '@nestjs/common';
import { Notifier } from '@reelsheet/kernel';
import { Client } from 'pg';
import { OUTBOX_OPTIONS, type OutboxOptions } from './outbox-options.js';

const RECONNECT_MS = 1_000;

/** Notifies the relay when a transaction with messages commits, and after a reconnect. */
@Injectable()
export class OutboxNotifications extends Notifier {
  private client?: Client;
  private closed = false;

  constructor(@Inject(OUTBOX_OPTIONS) private readonly options: OutboxOptions) {
    super();
  }

  async open(): Promise<void> {
    if (this.closed) return;
    const client = new Client({ connectionString: this.options.databaseUrl, connectionTimeoutMillis: 4_000 });
    this.client = client;
    client.on('notification', () => this.notify());
    client.on('error', () => this.reopenLater());
    client.once('end', () => this.reopenLater());
    try {
      await client.connect();
      await client.query(`LISTEN outbox_${this.options.service}`);
      this.notify();
    } catch {
      await client.end().catch(() => undefined);
    }
  }

  private reopening?: NodeJS.Timeout;

  private reopenLater(): void {
    if (this.closed || this.reopening) return;
    this.reopening = setTimeout(() => {
      this.reopening = undefined;
      void this.open();
    }, RECONNECT_MS);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.reopening);
    await this.client?.end().catch(() => undefined);
  }
}
