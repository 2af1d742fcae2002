import type { PresentTab } from '../../live/present-tabs.js';

/** Somebody else who has the sheet open. */
export interface OtherPerson extends PresentTab {
  readonly name: string;
  /** Number of a colour, the same for the same person. */
  readonly hue: number;
}

export const HUES = 6;

/** Returns the other clients that show a sheet; of the same person one for each tab. */
export function othersIn(
  sheetId: number,
  clients: readonly PresentTab[],
  ownClient: string,
  nameOf: (userId: number) => string,
): OtherPerson[] {
  return clients
    .filter((each) => each.sheetId === sheetId && each.client !== ownClient)
    .map((each) => ({ ...each, name: nameOf(each.userId), hue: each.userId % HUES }))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
}
