/** For statements of other features: cells as `cell` with their `sheet_row` and `sheet_column`. */
export const CELLS_WITH_ROW_AND_COLUMN =
  'cell JOIN sheet_row ON sheet_row.id = cell.row_id JOIN sheet_column ON sheet_column.id = cell.column_id';

/** Condition over {@link CELLS_WITH_ROW_AND_COLUMN}; the SQL equivalent of `isGenerated`. */
export const IS_GENERATED_CELL = `sheet_column.type <> 'stats' AND sheet_column.column_role NOT IN ('final_video', 'stats')
  AND cell.additional_attributes ->> 'textMode' IS DISTINCT FROM 'manual'`;

/** Condition over {@link CELLS_WITH_ROW_AND_COLUMN}: the content of the cell is a rendered video. */
export const IS_RENDERED_CELL = `sheet_column.column_role = 'final_video' AND sheet_column.type <> 'stats'`;

/** Condition over {@link CELLS_WITH_ROW_AND_COLUMN}: the cell holds layers. */
export const HAS_LAYERS = 'EXISTS (SELECT FROM layer WHERE layer.cell_id = cell.id)';

/** Condition over {@link CELLS_WITH_ROW_AND_COLUMN}: `promptOf` finds a prompt in the cell. */
export const HAS_PROMPT = `(cell.value ~ '\\S'
  OR jsonb_typeof(cell.additional_attributes -> 'prompt') IS NOT DISTINCT FROM 'string'
    AND cell.additional_attributes ->> 'prompt' ~ '\\S')`;
