/** Types that a search can filter by. Archives and models appear only without a filter. */
export const ASSET_TYPES = ['image', 'video', 'audio', 'folder'] as const;
export type AssetType = (typeof ASSET_TYPES)[number];

export const ORDERS = ['default', 'recent'] as const;
export type Order = (typeof ORDERS)[number];
