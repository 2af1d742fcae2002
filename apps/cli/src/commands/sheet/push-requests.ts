import { randomUUID } from 'node:crypto';
import { ResponseError, type Reelsheet } from '@reelsheet/sdk';
import type { CliContext } from '../../cli-context.js';
import { CommandError } from '../../exit-codes.js';
import { ProgressBar } from '../../output/progress-bar.js';
import type { CommandState } from '../state/command-state.js';
import { PushDifference } from './push-difference.js';
import { requestsOf, type PushedTable } from './pushed-table.js';

/** The API keeps an idempotency key for a day; within this time a repetition is safe. */
const REPEATABLE_MS = 23 * 3_600_000;

/** The progress of the push of a file. */
export interface PushState {
  readonly hash: string;
  /** Beginning of the idempotency keys of its requests. */
  readonly key: string;
  readonly rowsPerRequest: number;
  readonly skipErrors: boolean;
  /** Number of requests that were answered. */
  readonly done: number;
  /** The request that was sent last, of which the answer may be missing. */
  readonly sent?: { readonly at: number; readonly version: string };
}

export interface PushTarget {
  readonly id: number;
  readonly agent_id: number | string;
  readonly match: string | undefined;
  readonly skipErrors: boolean;
  readonly rowsPerRequest: number;
}

/** Sends the rows of a file in requests that each take effect once, also when the program ends between them. */
export class Push {
  readonly written = { created: 0, updated: 0 };
  private state: PushState;
  private starts: readonly number[];
  private version = '';

  constructor(
    private readonly context: CliContext,
    private readonly reelsheet: Reelsheet,
    private readonly target: PushTarget,
    private readonly table: PushedTable,
    private readonly store: CommandState<PushState>,
  ) {
    this.state = {
      hash: table.hash,
      key: randomUUID(),
      rowsPerRequest: target.rowsPerRequest,
      skipErrors: target.skipErrors,
      done: 0,
    };
    this.starts = requestsOf(table.rows, this.state.rowsPerRequest);
  }

  /**
   * Repeats the last request of an interrupted push, so that what is left is known.
   *
   * @throws {CommandError} The file has changed since, or the push began too long ago to be repeated.
   */
  async finishInterrupted(note: (text: string) => void): Promise<void> {
    const before = this.store.read();
    if (!before) return;
    // Rows that are found by a value are the same however often they are sent.
    if (this.target.match !== undefined && before.hash !== this.table.hash) return this.store.remove();
    if (before.hash !== this.table.hash)
      throw new CommandError(
        'conflict',
        'the file has changed since its push was interrupted, and some rows were added: --restart adds all rows',
      );
    this.state = before;
    this.starts = requestsOf(this.table.rows, before.rowsPerRequest);
    if (before.sent) await this.repeat(before.sent);
    const total = this.table.rows.length;
    const from = this.starts[this.state.done] ?? total;
    note(`continues an interrupted push: ${from} of ${total} rows were sent, ${total - from} are left`);
  }

  private async repeat({ at, version }: NonNullable<PushState['sent']>): Promise<void> {
    if (Date.now() - at > REPEATABLE_MS) {
      if (this.target.match !== undefined) return this.forgetSent();
      const from = this.starts[this.state.done]! + 1;
      throw new CommandError(
        'unknown',
        [
          `the push was interrupted more than a day ago while rows from ${from} on were sent:`,
          'look whether the sheet has them, then push the others with --restart',
        ].join(' '),
      );
    }
    try {
      await this.send(version, at);
    } catch (error) {
      if (!(error instanceof ResponseError) || error.status >= 500 || error.status === 429) throw error;
      // The request was rejected and has had no effect; the difference shows why.
      this.forgetSent();
    }
  }

  private forgetSent(): void {
    const { sent: _sent, ...state } = this.state;
    // A key is bound to its request, and the next one may have another version.
    this.save({ ...state, key: randomUUID() });
  }

  /** Returns what the requests that are left would do. */
  async difference(): Promise<PushDifference> {
    const { id, agent_id } = this.target;
    const grid = await this.reelsheet.sheets.grid.get({ id, agent_id, rows_limit: 1, history: 'none' });
    this.version = `"${grid.version}"`;
    const difference = new PushDifference();
    const bar = new ProgressBar(this.context.stderr, 'compares');
    for (let request = this.state.done; request < this.starts.length; request += 1) {
      const options = { signal: this.context.signal };
      const preview = await this.reelsheet.sheets.rows.import({ ...this.fields(request), dry_run: true }, options);
      difference.add(preview, this.starts[request]!);
      bar.update((request + 1) / this.starts.length);
    }
    bar.end();
    return difference;
  }

  /** @throws {ResponseError} `changed_since`: somebody has changed a row since the difference was shown. */
  async write(): Promise<void> {
    const bar = new ProgressBar(this.context.stderr, 'writes');
    try {
      while (this.state.done < this.starts.length) {
        await this.send(this.version, Date.now());
        const rows = this.starts[this.state.done] ?? this.table.rows.length;
        bar.update(rows / this.table.rows.length, `${rows} of ${this.table.rows.length} rows`);
      }
    } finally {
      bar.end();
    }
  }

  private async send(version: string, at: number): Promise<void> {
    const request = this.state.done;
    this.save({ ...this.state, sent: { at, version } });
    const options = { idempotencyKey: `${this.state.key}-${request}`, ifMatch: version, signal: this.context.signal };
    const fields = { ...this.fields(request), strict: !this.state.skipErrors };
    const { created, updated } = await this.reelsheet.sheets.rows.import(fields, options);
    this.written.created += created;
    this.written.updated += updated;
    const { sent: _sent, ...state } = this.state;
    this.save({ ...state, done: request + 1 });
  }

  private fields(request: number) {
    const { id, agent_id, match } = this.target;
    const rows = this.table.rows.slice(this.starts[request], this.starts[request + 1]);
    return { id, agent_id, rows: [...rows], ...(match === undefined ? {} : { match }) };
  }

  private save(state: PushState): void {
    this.state = state;
    this.store.write(state);
  }
}
