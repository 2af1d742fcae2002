/** The cell was deleted, or is no longer generated or no longer automatic. */
export class CellNotGenerated extends Error {}

/** Automation is about to make again what the posts of a row are made of; the message is shown if it does not. */
export class InputsPending extends Error {}

/** The sheet or its agent was deleted. */
export class SheetDeleted extends Error {}
