import { choices } from '@reelsheet/kernel';
import { Choice, ListOf, Text, Whole } from '@reelsheet/platform-http';
import type { DeletionPage, DeletionRecord } from './trash.js';

export class UndoneView {
  @Whole({ about: 'version that this has made, by which it can be undone' }) version!: number;
  @Whole({ about: 'version whose change was undone' }) undone_version!: number;
}

export class DeletionsQuery {
  @Whole({ optional: true, min: 1, about: '`next_cursor` of the previous page' })
  cursor?: number;
}

const DELETED_KINDS = choices('Kind of deleted items', {
  row: 'rows with their cells',
  column: 'columns with their cells',
  layer: 'layers of a cell',
});

class DeletionView {
  @Whole({ about: 'version of the sheet by which the deletion is undone' }) version!: number;
  @Choice(DELETED_KINDS) kind!: string;
  @Whole({ about: 'number of deleted items of this kind' }) count!: number;
  @Text({ nullable: true, about: 'title of the first column, name of the first layer, or first text of the first row' })
  title!: string | null;
  @Whole({ nullable: true, about: 'user who deleted them' }) deleted_by!: number | null;
  @Text({ format: 'date-time' }) deleted_at!: string;
  @Text({ format: 'date-time', about: 'until then they can be restored' }) expires_at!: string;
}

export class DeletionsView {
  @ListOf(() => DeletionView, { about: 'newest first' }) deletions!: DeletionView[];
  @Whole({ nullable: true, about: 'null on the last page' }) next_cursor!: number | null;
}

export function toDeletions({ deletions, nextCursor }: DeletionPage): DeletionsView {
  return { deletions: deletions.map(toDeletion), next_cursor: nextCursor };
}

function toDeletion({ version, rows, columns, layers, title, userId, createdAt, expiresAt }: DeletionRecord) {
  const [kind, count] = (
    [
      ['row', rows],
      ['column', columns],
    ] as const
  ).find(([, number]) => number > 0) ?? ['layer', layers];
  return {
    version,
    kind,
    count,
    title,
    deleted_by: userId,
    deleted_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
  };
}
