import type { CellMark } from '../data/cell-marks.js';
import type { CellGeneration, CellPreview, GridCell } from '../data/sheet-data.js';
import type { GenerationProgress } from '../data/sheet-follower.js';

/** A state of a cell that a person should notice. */
export type CellState =
  | { readonly kind: 'queued' }
  | { readonly kind: 'working'; readonly percent: number }
  | { readonly kind: 'failed'; readonly reason?: string }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'stale'; readonly reason?: string };

const PERCENT = 100;
/** Characters of a cell's text that the grid displays; more would not fit into any column. */
const MAX_CHARACTERS = 400;

/** Returns the state of a cell by its newest generation, its live progress and the states of the sheet. */
export function stateOf(
  { selected, latest }: GridCell,
  mark: CellMark | undefined,
  live: GenerationProgress | undefined,
): CellState | undefined {
  const generation = latest ?? selected;
  const now = generation && currentOf(generation, live);
  if (now?.status === 'processing') return { kind: 'working', percent: Math.round(now.progress * PERCENT) };
  if (now?.status === 'pending') return { kind: 'queued' };
  if (mark?.state === 'working') return { kind: 'working', percent: 0 };
  if (mark?.state === 'queued') return { kind: 'queued' };
  if (now?.status === 'failed') return failed(generation?.failedReason ?? mark?.reason);
  if (mark?.state === 'failed') return failed(mark.reason);
  if (mark?.state === 'stale') return { kind: 'stale', ...(mark.reason && { reason: mark.reason }) };
  return now?.status === 'stopped' && latest ? { kind: 'stopped' } : undefined;
}

function failed(reason: string | null | undefined): CellState {
  return { kind: 'failed', ...(reason && { reason }) };
}

/** A live event is newer than what was read, unless the generation has ended since. */
function currentOf(generation: CellGeneration, progress: GenerationProgress | undefined): GenerationProgress {
  const hasEnded = generation.status !== 'pending' && generation.status !== 'processing';
  return progress && !hasEnded ? progress : generation;
}

/** Returns the picture of a cell: that of its selected generation, else of its file, else of the newest one. */
export function previewOf({ selected, latest, file }: GridCell): CellPreview | undefined {
  if (selected?.previewUrl) return selected;
  if (file && !selected) return file;
  return latest?.previewUrl ? latest : undefined;
}

/** Returns the text that the grid displays of a value. */
export function shortText(value: string): string {
  return value.length > MAX_CHARACTERS ? `${value.slice(0, MAX_CHARACTERS)}…` : value;
}
