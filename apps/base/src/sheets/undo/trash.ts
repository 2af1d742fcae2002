/** A change that has deleted rows, columns or layers. */
export interface DeletionRecord {
  readonly version: number;
  /** Numbers of deleted items. */
  readonly rows: number;
  readonly columns: number;
  readonly layers: number;
  readonly title: string | null;
  readonly userId: number | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface DeletionPage {
  readonly deletions: readonly DeletionRecord[];
  /** Version behind which the next page begins. */
  readonly nextCursor: number | null;
}
