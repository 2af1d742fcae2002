import type { BatchWithFailuresView } from '@reelsheet/client';
import { Observable } from './observable.js';
import type { BatchChoice, SheetApi } from './sheet-api.js';
import type { SheetFollower } from './sheet-follower.js';

/** Milliseconds between two reads of a batch while its events come faster. */
const INTERVAL_MS = 700;

/** Starts batches of a sheet and follows one of them. */
export class BatchFollowing {
  /** Id of the batch that the panel shows. */
  readonly open = new Observable<number | undefined>(undefined);
  readonly current = new Observable<BatchWithFailuresView | undefined>(undefined);

  constructor(
    private readonly api: SheetApi,
    private readonly follower: SheetFollower,
    private readonly changed: () => void,
  ) {}

  async start(choice: BatchChoice, maxCredits: number | undefined): Promise<void> {
    this.apply(await this.api.generate(crypto.randomUUID(), choice, maxCredits));
  }

  async change(batchId: number, act: 'pause' | 'stop' | 'retryFailed'): Promise<void> {
    this.apply(await this.api.changeBatch(batchId, act));
  }

  async resume(batchId: number, maxCredits: number | undefined): Promise<void> {
    this.apply(await this.api.resumeBatch(batchId, maxCredits));
  }

  /** Shows the batch that is under way, if there is one. */
  async openRunning(): Promise<void> {
    const running = (await this.api.listBatches()).find(({ status }) => status === 'running' || status === 'paused');
    if (running) this.open.set(running.id);
  }

  /** Reads a batch now and after its events; returns what ends this. */
  follow(batchId: number): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = false;
    const read = async () => {
      isWanted = false;
      const batch = await this.api.readBatch(batchId).catch(() => undefined);
      if (batch && this.open.get() === batchId) this.current.set(batch);
      timer = setTimeout(() => {
        timer = undefined;
        if (isWanted) refresh();
      }, INTERVAL_MS);
    };
    const refresh = () => {
      isWanted = true;
      timer ??= setTimeout(() => void read(), 0);
    };
    const end = this.follower.changes.subscribe(refresh);
    refresh();
    return () => {
      end();
      clearTimeout(timer);
    };
  }

  private apply(batch: BatchWithFailuresView): void {
    this.current.set(batch);
    this.open.set(batch.id);
    this.changed();
  }
}
