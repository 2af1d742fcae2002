import { ofSheetsIn } from './sheet.sql.js';

const OF_SHEETS = ofSheetsIn('$1');

/** Rows that are deleted with an organization, in this order. Parameter $1 is the organization's id. */
export const ERASED_SHEETS = [
  { table: 'layer', where: OF_SHEETS },
  { table: 'cell', where: OF_SHEETS },
  { table: 'sheet_row', where: OF_SHEETS },
  { table: 'sheet_change', where: OF_SHEETS },
  { table: 'sheet', where: 'organization_id = $1' },
] as const;
