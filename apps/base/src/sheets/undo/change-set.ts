/** A change of a caller while it is made. */
export interface ChangeSet {
  readonly sheetId: number;
  readonly id: number;
  /** The user who makes the change, if a user makes it. */
  readonly userId: number | null;
  /** Time in milliseconds for which it can be undone if it deletes rows, columns or layers. */
  readonly trashMs: number;
  /** The version of the change that this undoes or does again, or null. */
  root: number | null;
  /** False once the change has its version. */
  isOpen: boolean;
}
