import { setTimeout as wait } from 'node:timers/promises';
import type { TaskFaults } from '../server/faults.js';

/** A request to a caller's URL. */
export interface Delivery {
  headers?: Record<string, string>;
  body: string;
}

export interface WebhookOptions {
  /**
   * Maximum number of attempts to deliver a webhook. An attempt succeeds if it is answered with 2xx
   * in time.
   */
  maxAttempts: number;
  timeoutMs: number;
}

const FIRST_PAUSE_MS = 500;

/** Sends webhooks about tasks. Undelivered webhooks are lost when the process ends. */
export class Webhooks {
  private readonly closing = new AbortController();
  private readonly under = new Set<Promise<void>>();

  constructor(private readonly options: WebhookOptions) {}

  /**
   * `make` is called before each attempt, because a delivery may contain the time at which it is
   * sent.
   */
  send(url: string, faults: TaskFaults, make: () => Delivery): void {
    if (faults.webhook_never !== undefined) return;
    const copies = faults.webhook_twice === undefined ? 1 : 2;
    for (let copy = 0; copy < copies; copy += 1) {
      const delivery = this.deliver(url, faults.webhook_late ?? 0, make).finally(() => this.under.delete(delivery));
      this.under.add(delivery);
    }
  }

  async stop(): Promise<void> {
    this.closing.abort();
    await Promise.all(this.under);
  }

  private async deliver(url: string, afterMs: number, make: () => Delivery): Promise<void> {
    const { signal } = this.closing;
    const pause = (ms: number) => wait(ms, undefined, { signal }).catch(() => undefined);
    await pause(afterMs);
    for (let attempts = 0; attempts < this.options.maxAttempts && !signal.aborted; attempts += 1) {
      if (await this.post(url, make())) return;
      await pause(FIRST_PAUSE_MS * 2 ** attempts);
    }
  }

  private async post(url: string, { headers, body }: Delivery): Promise<boolean> {
    const signal = AbortSignal.any([this.closing.signal, AbortSignal.timeout(this.options.timeoutMs)]);
    try {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/json', ...headers },
        body,
        signal,
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }
}
