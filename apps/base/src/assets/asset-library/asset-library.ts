/** What a library can be searched for; a zip or safetensors is shown where no type is asked for. */
export const ASSET_TYPES = ['image', 'video', 'audio', 'folder'] as const;
export type AssetType = (typeof ASSET_TYPES)[number];

export const ORDERS = ['default', 'recent'] as const;
export type Order = (typeof ORDERS)[number];

export const MAX_PAGE = 100;
