/** What a picture may be by its bytes: the media type that its content has, and what people call it. */
export const FORMATS = {
  jpeg: { mediaType: 'image/jpeg', label: 'JPEG' },
  png: { mediaType: 'image/png', label: 'PNG' },
  webp: { mediaType: 'image/webp', label: 'WebP' },
  gif: { mediaType: 'image/gif', label: 'GIF' },
} as const;

/** What is taken as one kind of picture; each kind has limits of its own. */
export interface PictureLimits {
  readonly formats: readonly (keyof typeof FORMATS)[];
  readonly megabytes: number;
  readonly megapixels: number;
}

export const bytesOf = ({ megabytes }: PictureLimits): number => megabytes * 1024 * 1024;
export const pixelsOf = ({ megapixels }: PictureLimits): number => megapixels * 1_000_000;
