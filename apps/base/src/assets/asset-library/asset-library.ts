import { choices } from '@reelsheet/kernel';

/** Types that a search can filter by. Archives and models appear only without a filter. */
export const ASSET_TYPES = choices('Type to filter the asset library by', {
  image: 'pictures',
  video: 'videos',
  audio: 'sounds',
  folder: 'folders',
});
export type AssetType = (typeof ASSET_TYPES)[number];

export const ORDERS = choices('Order of the asset library', {
  default: 'folders first, each newest first',
  recent: 'newest first',
});
export type Order = (typeof ORDERS)[number];
