/** What a picture may be, told by its bytes, with the media type that its content has. */
export const FORMATS = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp', gif: 'image/gif' } as const;

export type PictureFormat = keyof typeof FORMATS;

export const AVATAR_FORMATS = ['jpeg', 'png', 'webp'] as const satisfies readonly PictureFormat[];
export const ORGANIZATION_FORMATS = ['jpeg', 'png', 'webp', 'gif'] as const satisfies readonly PictureFormat[];

export const MOST_BYTES = 5 * 1024 * 1024;
export const MOST_PIXELS = 40_000_000;
