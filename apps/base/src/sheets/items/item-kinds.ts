import {
  columnCreated,
  columnDeleted,
  columnUpdated,
  layerCreated,
  layerDeleted,
  layerUpdated,
  rowCreated,
  rowDeleted,
  rowUpdated,
} from '@reelsheet/contracts';
import type { SheetEvent } from '../sheet/sheet-changes.js';
import { SHEET_LIMITS } from '../sheet/sheet-limits.js';
import type { SheetScope } from '../sheet/sheet.js';

export type ItemKind = 'row' | 'column' | 'layer';

/** A sheet's rows or columns, or a cell's layers. */
export interface ItemList<K extends ItemKind = ItemKind> extends SheetScope {
  readonly kind: K;
  /** Id of the sheet, for layers of the cell. */
  readonly ownerId: number;
}

/** Everything in which rows, columns and layers differ. */
export interface ItemKindDefinition {
  readonly table: string;
  /** Columns that say where an item belongs; the last one identifies its list. */
  readonly owners: readonly string[];
  /** Column by property of an item's content; all hold text except `attributes`. */
  readonly fields: Readonly<Record<string, string>>;
  /** Properties that a change may set to null. */
  readonly nullable: readonly string[];
  /** Further columns that a copy takes from its original. */
  readonly copied: readonly string[];
  /** The column by which cells refer to the item. */
  readonly cellColumn?: string;
  /** The field of a request that holds one item. */
  readonly wireName: string;
  readonly maxItems: number;
  readonly owner: string;
  readonly events: Readonly<Record<'created' | 'updated' | 'deleted', SheetEvent>>;
}

export const ITEM_KINDS: Readonly<Record<ItemKind, ItemKindDefinition>> = {
  row: {
    table: 'sheet_row',
    owners: ['sheet_id'],
    fields: { attributes: 'additional_attributes' },
    nullable: [],
    copied: [],
    cellColumn: 'row_id',
    wireName: 'spreadsheet_row',
    maxItems: SHEET_LIMITS.rowsOfSheet,
    owner: 'sheet',
    events: { created: rowCreated, updated: rowUpdated, deleted: rowDeleted },
  },
  column: {
    table: 'sheet_column',
    owners: ['sheet_id'],
    fields: {
      title: 'title',
      tempTitle: 'temp_title',
      type: 'type',
      role: 'column_role',
      description: 'description',
      attributes: 'additional_attributes',
    },
    nullable: ['tempTitle'],
    copied: [],
    cellColumn: 'column_id',
    wireName: 'spreadsheet_column',
    maxItems: SHEET_LIMITS.columnsOfSheet,
    owner: 'sheet',
    events: { created: columnCreated, updated: columnUpdated, deleted: columnDeleted },
  },
  layer: {
    table: 'layer',
    owners: ['sheet_id', 'cell_id'],
    fields: { name: 'name', type: 'type', attributes: 'additional_attributes' },
    nullable: [],
    copied: ['default_generation_id'],
    wireName: 'video_layer',
    maxItems: SHEET_LIMITS.layersOfCell,
    owner: 'cell',
    events: { created: layerCreated, updated: layerUpdated, deleted: layerDeleted },
  },
};

export const isLineList = (list: ItemList): list is ItemList<'row' | 'column'> => list.kind !== 'layer';

export const rowsOf = (scope: SheetScope): ItemList<'row'> => ({ ...scope, kind: 'row', ownerId: scope.sheetId });
export const columnsOf = (scope: SheetScope): ItemList<'column'> => ({
  ...scope,
  kind: 'column',
  ownerId: scope.sheetId,
});
