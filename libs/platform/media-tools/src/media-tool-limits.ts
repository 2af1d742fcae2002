/** Maximum number of pixels of one picture. */
export const MAX_MEDIA_PIXELS = 100_000_000;
