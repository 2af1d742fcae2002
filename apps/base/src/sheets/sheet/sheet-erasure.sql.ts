import { ofSheetsIn } from './sheet.sql.js';

const OF_SHEETS = ofSheetsIn('$1');

/** Rows that are deleted with an organization, in this order. Parameter $1 is the organization's id. */
export const ERASED_SHEETS = [
  { table: 'layer', where: OF_SHEETS },
  { table: 'cell', where: OF_SHEETS },
  { table: 'sheet_row', where: OF_SHEETS },
  { table: 'sheet_change', where: OF_SHEETS },
  { table: 'sheet_change_set', where: OF_SHEETS },
  { table: 'sheet_change_image', where: OF_SHEETS },
  { table: 'saved_view', where: OF_SHEETS },
  { table: 'sheet', where: 'organization_id = $1' },
] as const;

const OF_SHEET = 'sheet_id = $1';

/** Rows that are removed with the sheet $1, in this order; its own row goes last. */
export const REMOVED_CONTENT = [
  { table: 'layer', where: OF_SHEET },
  { table: 'cell', where: OF_SHEET },
  { table: 'sheet_row', where: OF_SHEET },
  { table: 'sheet_column', where: OF_SHEET },
  { table: 'variables_sheet', where: OF_SHEET },
  { table: 'saved_view', where: OF_SHEET },
  { table: 'sheet_change', where: OF_SHEET },
  { table: 'sheet_change_set', where: OF_SHEET },
  { table: 'sheet_change_image', where: OF_SHEET },
  { table: 'sheet_size_change', where: OF_SHEET },
] as const;

/**
 * Change markers of the sheet $1. They are part of the entity tags of clones that show its generations, so they stay as
 * long as the generations.
 */
export const REMOVED_MARKERS = [{ table: 'sheet_change_marker', where: OF_SHEET }] as const;
