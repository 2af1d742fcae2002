/** A client of a member and what it shows. */
export interface Presence {
  readonly userId: number;
  /** Name that the client gave itself. */
  readonly client: string;
  readonly agentId: number | null;
  readonly sheetId: number | null;
  /** The cell that is selected in it. */
  readonly cellId: number | null;
}
