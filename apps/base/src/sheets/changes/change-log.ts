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
  rowUpdated,
  type EventContract,
} from '@reelsheet/contracts';
import { choices } from '@reelsheet/kernel';
import { CHANGED_IDS } from '../sheet/sheet-limits.js';
import { CHANGE_LOG_LIMITS } from './change-log-limits.js';

/** Kinds of items that a change names; a layer is part of its cell. */
export const CHANGED_KINDS = choices('Kind of a changed item', {
  sheet: 'the sheet itself: its title, default flag or variables',
  row: 'a row',
  column: 'a column',
  cell: 'a cell: its value, attributes, layers or generations',
});
export type ChangedKind = (typeof CHANGED_KINDS)[number];

/** Changes of an item. */
export const CHANGES = choices('Change of an item', {
  created: 'it was added',
  updated: 'it has changed or was moved',
  deleted: 'it does not exist any more, and neither do its cells',
});
export type ItemChangeKind = (typeof CHANGES)[number];

/** A record of the log. The kind `whole` stands for a change of more items than are named. */
export interface LoggedChange {
  readonly kind: ChangedKind | 'whole';
  /** `shown` stands for cells that show another generation, and those of a new column. */
  readonly change: ItemChangeKind | 'shown';
  readonly ids: readonly number[];
}

interface LoggedEvent {
  readonly event: EventContract;
  readonly details: { readonly ids?: readonly number[]; readonly cell_id?: number };
}

const MEANING = new Map<EventContract, readonly [ChangedKind, ItemChangeKind]>([
  [rowCreated, ['row', 'created']],
  [rowUpdated, ['row', 'updated']],
  [rowDeleted, ['row', 'deleted']],
  [columnCreated, ['column', 'created']],
  [columnUpdated, ['column', 'updated']],
  [columnDeleted, ['column', 'deleted']],
  [layerCreated, ['cell', 'updated']],
  [layerUpdated, ['cell', 'updated']],
  [layerDeleted, ['cell', 'updated']],
  [cellUpdated, ['cell', 'updated']],
]);

const OF_SHEET = ['sheet', 'updated'] as const;
const WHOLE: readonly LoggedChange[] = [{ kind: 'whole', change: 'updated', ids: [] }];

/** Returns the records of a change that sends these events. */
export function loggedChanges(events: readonly LoggedEvent[]): readonly LoggedChange[] {
  const changes = events.map(({ event, details: { ids = [], cell_id } }): LoggedChange => {
    const [kind, change] = MEANING.get(event) ?? OF_SHEET;
    if (kind === 'sheet') return { kind, change, ids: [] };
    return { kind, change, ids: cell_id === undefined ? ids : [cell_id] };
  });
  if (changes.reduce((sum, { ids }) => sum + ids.length, 0) > CHANGED_IDS) return WHOLE;
  return changes.flatMap(inRecords);
}

function inRecords({ ids, ...change }: LoggedChange): LoggedChange[] {
  const size = CHANGE_LOG_LIMITS.idsOfRecord;
  return Array.from({ length: Math.max(1, Math.ceil(ids.length / size)) }, (_, record) => ({
    ...change,
    ids: ids.slice(record * size, (record + 1) * size),
  }));
}
