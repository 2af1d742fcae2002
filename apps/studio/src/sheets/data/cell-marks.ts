import type { NodeStatesView, RowCellVideoOrPostsState } from '@reelsheet/client';
import { Observable } from './observable.js';
import type { SheetApi } from './sheet-api.js';

export type MarkedState = Extract<RowCellVideoOrPostsState, 'stale' | 'failed' | 'queued' | 'working'>;

/** The state of a cell in the states of its sheet, beyond what the grid reads. */
export interface CellMark {
  readonly state: MarkedState;
  readonly reason: string | null;
}

export type CellMarks = ReadonlyMap<number, CellMark>;

const OPEN: ReadonlySet<string> = new Set<MarkedState>(['queued', 'working']);
const MARKED: ReadonlySet<string> = new Set<MarkedState>(['stale', 'failed', 'queued', 'working']);
/** Minimum time between two reads of all states, in milliseconds. */
const INTERVAL_MS = 2000;
/** A read of the states of a large sheet takes longer; the time between reads is this many times that of a read. */
const MIN_IDLE_SHARE = 8;

/** Returns the cells that a person should notice; `missing` and `fresh` ones look like any other. */
export function marksOf({ nodes }: NodeStatesView): CellMarks {
  const marks = new Map<number, CellMark>();
  for (const { stage, state, reason, cell_ids } of nodes) {
    if (stage === 'post' || !isMarked(state)) continue;
    for (const id of cell_ids) marks.set(id, { state, reason });
  }
  return marks;
}

function isMarked(state: RowCellVideoOrPostsState): state is MarkedState {
  return MARKED.has(state);
}

/** Follows the states of the cells of a sheet. */
export class MarkReading {
  readonly marks = new Observable<CellMarks>(new Map());
  /** The states of everything in the sheet; undefined until they are read. */
  readonly states = new Observable<NodeStatesView | undefined>(undefined);
  private timer?: ReturnType<typeof setTimeout>;
  private isWanted = false;
  private isClosed = false;

  constructor(private readonly api: SheetApi) {}

  /** Reads the states soon; many calls in a short time cause one request. */
  readonly refresh = (): void => {
    this.isWanted = true;
    this.timer ??= setTimeout(() => void this.read(), 0);
  };

  close(): void {
    clearTimeout(this.timer);
    this.isClosed = true;
  }

  private async read(): Promise<void> {
    this.isWanted = false;
    const start = performance.now();
    try {
      const states = await this.api.readStates();
      this.marks.set(marksOf(states));
      this.states.set(states);
      // The states follow changes a little later, and those of cells that are being generated change by themselves.
      this.isWanted ||= !states.is_current || states.nodes.some(({ state }) => OPEN.has(state));
    } catch {
      // Marks are an addition to what the grid shows; the next change reads them again.
    }
    const next = () => {
      this.timer = undefined;
      if (this.isWanted && !this.isClosed) this.refresh();
    };
    this.timer = setTimeout(next, Math.max(INTERVAL_MS, MIN_IDLE_SHARE * (performance.now() - start)));
  }
}
