/** The cell was deleted, or is no longer generated or no longer automatic. */
export class CellNotGenerated extends Error {}

/** The sheet or its agent was deleted. */
export class SheetDeleted extends Error {}
