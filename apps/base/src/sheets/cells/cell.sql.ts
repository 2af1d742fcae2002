/** SQL expressions for the ids of a cell or layer. */
interface TargetIds {
  readonly sheetId: string;
  readonly cellId: string;
  /** Null for the cell itself. */
  readonly layerId?: string;
}

/** Condition for statements of other features: the sheet, the cell or the layer was deleted. */
export const targetIsDeleted = ({ sheetId, cellId, layerId }: TargetIds) =>
  `NOT EXISTS (SELECT FROM sheet JOIN cell ON cell.sheet_id = sheet.id
    WHERE sheet.id = ${sheetId} AND deleted_at IS NULL AND cell.id = ${cellId}` +
  (layerId
    ? ` AND (${layerId} IS NULL
        OR EXISTS (SELECT FROM layer WHERE layer.id = ${layerId} AND layer.cell_id = cell.id)))`
    : ')');

/** Condition for statements of other features: the sheet was deleted. */
export const sheetIsDeleted = (id: string) =>
  `NOT EXISTS (SELECT FROM sheet WHERE sheet.id = ${id} AND deleted_at IS NULL)`;
