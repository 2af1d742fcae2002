import { setTimeout as sleep } from 'node:timers/promises';
import type { Member } from './member.js';
import type { RandomKills } from './random-kills.js';

const MIN_POLL_INTERVAL_MS = 20;
/** A wait is measured to a share of its length, so that a long one beside a kill takes few requests. */
const POLLED_SHARE = 0.05;
const PAUSE_MS = 3_000;
const FINAL = ['completed', 'failed', 'stopped'];

/** Time from the order of a text to its end. */
interface Wait {
  readonly from: number;
  readonly to: number;
}

/** Another organization, which orders one text after another. */
export class Bystander {
  /** Texts that did not complete. */
  readonly failed: string[] = [];
  private readonly waits: Wait[] = [];
  private isOver = false;
  private working: Promise<void> = Promise.resolve();

  private constructor(
    private readonly member: Member,
    private readonly path: string,
  ) {}

  static async create(member: Member): Promise<Bystander> {
    const { id } = await member.call('POST', '/vidsheet', { spreadsheet: { title: 'Single' } });
    const column = { title: 'SCRIPT', type: 'text' };
    await member.call('POST', `/vidsheet/${id}/columns`, { spreadsheet_column: column });
    const row = await member.call('POST', `/vidsheet/${id}/rows`, { spreadsheet_row: {} });
    return new Bystander(member, `/vidsheet/${id}/cells/${row.spreadsheet_cells[0].id}/generate`);
  }

  /** Orders this many texts and returns the median wait in milliseconds. */
  async usualWait(count: number): Promise<number> {
    const waits: Wait[] = [];
    while (waits.length < count) waits.push(await this.order());
    return median(waits.map(lengthOf));
  }

  start(): void {
    this.working = this.work();
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.working;
  }

  /** Returns the waits beside which no process was killed, in milliseconds. */
  waitsBeside(kills: RandomKills): number[] {
    return this.waits.filter(({ from, to }) => kills.isUndisturbed(from, to)).map(lengthOf);
  }

  private async work(): Promise<void> {
    for (; !this.isOver; await sleep(PAUSE_MS)) {
      // An order whose response is lost while base is killed has an unknown outcome.
      const wait = await this.order().catch(() => undefined);
      if (wait) this.waits.push(wait);
    }
  }

  private async order(): Promise<Wait> {
    const from = performance.now();
    const data = { prompt: 'A calm morning' };
    const { generation_id } = await this.member.call('POST', this.path, { generation_type: 'text', data });
    for (;;) {
      const { status, failed_reason } = await this.member.read(`/generations/${generation_id}`);
      if (FINAL.includes(status)) {
        if (status !== 'completed') this.failed.push(`${generation_id}: ${failed_reason}`);
        return { from, to: performance.now() };
      }
      await sleep(Math.max(MIN_POLL_INTERVAL_MS, (performance.now() - from) * POLLED_SHARE));
    }
  }
}

const lengthOf = ({ from, to }: Wait) => to - from;

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
