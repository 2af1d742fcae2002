/** A change of a caller while it is made. */
export interface ChangeSet {
  readonly sheetId: number;
  readonly id: number;
  /** The user who makes the change, if a user makes it. */
  readonly userId: number | null;
  /** The version of the change that this undoes or does again, or null. */
  root: number | null;
  /** False once the change has its version. */
  isOpen: boolean;
}
