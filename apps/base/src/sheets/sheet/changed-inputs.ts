import {
  cellUpdated,
  columnCreated,
  columnDeleted,
  columnUpdated,
  layerCreated,
  layerDeleted,
  layerUpdated,
  rowCreated,
  rowDeleted,
  sheetCreated,
  sheetRestored,
  variablesImported,
  type EventContract,
} from '@reelsheet/contracts';
import { CHANGED_IDS } from './sheet-limits.js';

/** The items that a change of a sheet touched, of which something may be made. */
export interface ChangedInputs {
  readonly cellIds: readonly number[];
  readonly rowIds: readonly number[];
  /** True when every row may be affected, or when too many items changed to name them. */
  readonly isWhole: boolean;
}

interface ChangeEvent {
  readonly event: EventContract;
  readonly details: { readonly ids?: readonly number[]; readonly cell_id?: number };
}

const OF_SHEET: ReadonlySet<EventContract> = new Set([
  sheetCreated,
  sheetRestored,
  columnCreated,
  columnUpdated,
  columnDeleted,
  variablesImported,
]);
const OF_ROWS: ReadonlySet<EventContract> = new Set([rowCreated, rowDeleted]);
const OF_LAYERS: ReadonlySet<EventContract> = new Set([layerCreated, layerUpdated, layerDeleted]);

/** Returns what the events of one change touched; undefined when nothing is made of it. */
export function changedInputs(events: readonly ChangeEvent[]): ChangedInputs | undefined {
  const cellIds = events.flatMap(({ event, details }) => {
    if (OF_LAYERS.has(event)) return details.cell_id ?? [];
    return event === cellUpdated ? (details.ids ?? []) : [];
  });
  const rowIds = events.flatMap(({ event, details }) => (OF_ROWS.has(event) ? (details.ids ?? []) : []));
  const isWhole = events.some(({ event }) => OF_SHEET.has(event)) || cellIds.length + rowIds.length > CHANGED_IDS;
  if (isWhole) return { cellIds: [], rowIds: [], isWhole };
  return cellIds.length + rowIds.length > 0 ? { cellIds, rowIds, isWhole } : undefined;
}
