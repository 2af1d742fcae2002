import { ofSheetsIn } from '../../sheets/sheet/sheet.sql.js';

const OF_SHEETS = ofSheetsIn('$1');

/** Rows deleted with the organization $1 and before its sheets, whose deletion would cascade to all of them. */
export const ERASED_NODES = [
  { table: 'input_change', where: OF_SHEETS },
  { table: 'sheet_node', where: OF_SHEETS },
  { table: 'post_node', where: OF_SHEETS },
] as const;

/** Rows that are removed with the sheet $1. */
export const REMOVED_NODES = [
  { table: 'input_change', where: 'sheet_id = $1' },
  { table: 'sheet_node', where: 'sheet_id = $1' },
  { table: 'post_node', where: 'sheet_id = $1' },
] as const;
