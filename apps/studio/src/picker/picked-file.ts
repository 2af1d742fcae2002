import type { AssetView } from '@reelsheet/client';
import type { FileType } from '../api/library-queries.js';
import { isFolder, nameOf } from '../library/assets.js';

/** A file of the library that a person has chosen. */
export interface PickedFile {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly thumbnailUrl?: string;
}

/** Returns the files of a list that are of a type, without its folders. */
export const filesOfType = (assets: readonly AssetView[], type: FileType): AssetView[] =>
  assets.filter((asset) => !isFolder(asset) && asset.content_type?.startsWith(`${type}/`));

export const toPickedFile = (asset: AssetView): PickedFile => ({
  id: asset.id,
  name: nameOf(asset),
  url: asset.url ?? '',
  ...(asset.thumbnail_url && { thumbnailUrl: asset.thumbnail_url }),
});

/** Reads the bytes of a file, which upload gives to everybody who has its address. */
export async function bytesOf({ url }: PickedFile): Promise<Blob> {
  const response = await fetch(url, { credentials: 'omit' });
  if (!response.ok) throw new Error(`the file could not be read: ${response.status}`);
  return response.blob();
}
