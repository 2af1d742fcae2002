/** SQL over cells that other features' statements may hold: each as `cell`, with its `sheet_row` and `sheet_column`. */
export const CELLS_WITH_ROW_AND_COLUMN =
  'cell JOIN sheet_row ON sheet_row.id = cell.row_id JOIN sheet_column ON sheet_column.id = cell.column_id';

/** Of {@link CELLS_WITH_ROW_AND_COLUMN}, those that `isGenerated` is true of. */
export const IS_GENERATED_CELL = `sheet_column.type <> 'stats' AND sheet_column.column_role NOT IN ('final_video', 'stats')
  AND cell.additional_attributes ->> 'textMode' IS DISTINCT FROM 'manual'`;

/** Of {@link CELLS_WITH_ROW_AND_COLUMN}, those that `promptOf` finds a prompt in. */
export const HAS_PROMPT = `(cell.value ~ '\\S'
  OR jsonb_typeof(cell.additional_attributes -> 'prompt') IS NOT DISTINCT FROM 'string' AND cell.additional_attributes ->> 'prompt' ~ '\\S')`;
