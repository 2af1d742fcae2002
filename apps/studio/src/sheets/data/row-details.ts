import type { CellView, VariableView } from '@reelsheet/client';
import { Observable } from './observable.js';
import { answerTo } from './request-error.js';
import type { SheetApi } from './sheet-api.js';

export interface RowDetails {
  readonly rowId: number;
  readonly cells: readonly CellView[];
  readonly variables: readonly VariableView[];
}

/** The row that the cell panel shows, with settings, generations and variables. */
export class RowReading {
  readonly details = new Observable<RowDetails | undefined>(undefined);
  private wanted?: number;
  private isOutdated = false;
  private reading?: Promise<void>;
  private variables?: Promise<readonly VariableView[]>;

  constructor(private readonly api: SheetApi) {}

  /** Reads a row. Requests during a read cause one more read, of the row that was requested last. */
  async read(rowId: number): Promise<void> {
    this.wanted = rowId;
    this.isOutdated = true;
    this.reading ??= this.readWanted().finally(() => (this.reading = undefined));
    await this.reading;
  }

  private async readWanted(): Promise<void> {
    while (this.isOutdated) {
      this.isOutdated = false;
      await this.readRow(this.wanted!);
    }
  }

  private async readRow(rowId: number): Promise<void> {
    this.variables ??= this.api.readVariables().then((sheet) => sheet?.variables ?? []);
    const [cells, variables] = await Promise.all([this.api.readRowCells(rowId), this.variables.catch(() => [])]);
    if (this.wanted === rowId) this.details.set({ rowId, cells, variables });
  }

  async stop(generationId: number): Promise<void> {
    await answerTo(this.api.client.generations.stop({ path: { id: generationId } }));
  }

  async continue(generationId: number): Promise<void> {
    await answerTo(this.api.client.generations.continue({ path: { id: generationId } }));
  }

  /** Yields the text of a generation while it is written. */
  async *texts(generationId: number, signal: AbortSignal): AsyncGenerator<string> {
    const { stream } = await this.api.client.generations.watch({
      path: { id: generationId },
      signal,
      sseMaxRetryAttempts: 1,
    });
    for await (const state of stream) if (state?.text_so_far) yield state.text_so_far;
  }
}
