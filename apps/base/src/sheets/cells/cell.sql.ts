interface NamedPlace {
  readonly sheetId: string;
  readonly cellId: string;
  /** The place is the cell itself where this is null. */
  readonly layerId?: string;
}

/** SQL over sheets that other features' statements may hold: whether a sheet, its cell or the layer in that is gone. */
export const targetIsDeleted = ({ sheetId, cellId, layerId }: NamedPlace) =>
  `NOT EXISTS (SELECT FROM sheet JOIN cell ON cell.sheet_id = sheet.id WHERE sheet.id = ${sheetId} AND deleted_at IS NULL AND cell.id = ${cellId}` +
  (layerId
    ? ` AND (${layerId} IS NULL OR EXISTS (SELECT FROM layer WHERE layer.id = ${layerId} AND layer.cell_id = cell.id)))`
    : ')');

/** Whether the sheet with this id is gone. */
export const sheetIsDeleted = (id: string) =>
  `NOT EXISTS (SELECT FROM sheet WHERE sheet.id = ${id} AND deleted_at IS NULL)`;
