import { choices } from '@reelsheet/kernel';

export const FILE_USE_KINDS = choices('Kind of what uses a file', {
  cell: 'a cell that shows the file: its selected result, its video, or a file that somebody chose',
  layer: 'a layer of a video',
  post: 'a post that has not gone out: a draft, or one that is scheduled',
});
export type FileUseKind = (typeof FILE_USE_KINDS)[number];

/** Something that would miss a file if it was deleted. */
export interface FileUse {
  readonly kind: FileUseKind;
  /** The title of the sheet or the post. */
  readonly title: string | null;
  /** The name of the column or the layer; null of a post. */
  readonly name: string | null;
  readonly sheetId: number | null;
  readonly rowId: number | null;
  readonly cellId: number | null;
  readonly layerId: number | null;
  readonly postId: number | null;
}
