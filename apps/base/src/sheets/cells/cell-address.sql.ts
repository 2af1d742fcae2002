/** SQL over cells that other features' statements may hold: each as `cell`, with its `sheet_row` and `sheet_column`. */
export const PLACED_CELLS =
  'cell JOIN sheet_row ON sheet_row.id = cell.row_id JOIN sheet_column ON sheet_column.id = cell.column_id';

/** Of {@link PLACED_CELLS}, those that `isGenerated` is true of. */
export const ARE_GENERATED = `sheet_column.type <> 'stats' AND sheet_column.column_role NOT IN ('final_video', 'stats')
  AND cell.additional_attributes ->> 'textMode' IS DISTINCT FROM 'manual'`;

/** Of {@link PLACED_CELLS}, those that `promptOf` finds a prompt in. */
export const HAVE_PROMPT = `(cell.value ~ '\\S'
  OR jsonb_typeof(cell.additional_attributes -> 'prompt') IS NOT DISTINCT FROM 'string' AND cell.additional_attributes ->> 'prompt' ~ '\\S')`;
