import { Choice, Flag, Id, ListOf, Text } from '@reelsheet/platform-http';
import type { FileUses } from './file-use.service.js';
import { FILE_USE_KINDS, type FileUse, type FileUseKind } from './file-use.js';

const OPTIONAL = { nullable: true } as const;

export class FileUseView {
  @Choice(FILE_USE_KINDS) kind!: FileUseKind;
  @Text({ ...OPTIONAL, about: 'of the sheet, or of the post where it has one, shortened' }) title!: string | null;
  @Text({ ...OPTIONAL, about: 'of the column or the layer; null of a post' }) name!: string | null;
  @Id({ ...OPTIONAL, about: 'null of a post' }) sheet_id!: number | null;
  @Id({ ...OPTIONAL, about: 'null of a post without a row' }) row_id!: number | null;
  @Id({ ...OPTIONAL, about: 'the cell, or the one of the layer; null of a post' }) cell_id!: number | null;
  @Id({ ...OPTIONAL, about: 'null except of a layer' }) layer_id!: number | null;
  @Id({ ...OPTIONAL, about: 'null except of a post' }) post_id!: number | null;
}

export class FileUsesView {
  @ListOf(() => FileUseView, { about: 'cells and layers by sheet, then posts by their time' }) uses!: FileUseView[];
  @Flag({ about: 'true if there are more than the answer names' }) has_more!: boolean;
}

export const toFileUses = ({ uses, hasMore }: FileUses): FileUsesView => ({
  uses: uses.map(toFileUse),
  has_more: hasMore,
});

function toFileUse({ kind, title, name, sheetId, rowId, cellId, layerId, postId }: FileUse): FileUseView {
  const ids = { sheet_id: sheetId, row_id: rowId, cell_id: cellId, layer_id: layerId, post_id: postId };
  return { kind, title, name, ...ids };
}
