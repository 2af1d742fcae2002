import type sharp from 'sharp';

/** Accepted picture formats: the media type that their first bytes show, and the library's loader for it. */
export const RASTERS = {
  jpeg: { mediaType: 'image/jpeg', loader: 'VipsForeignLoadJpeg' },
  png: { mediaType: 'image/png', loader: 'VipsForeignLoadPng' },
  webp: { mediaType: 'image/webp', loader: 'VipsForeignLoadWebp' },
  gif: { mediaType: 'image/gif', loader: 'VipsForeignLoadNsgif' },
  avif: { mediaType: 'image/avif', loader: 'VipsForeignLoadHeif' },
} as const;

export type Raster = keyof typeof RASTERS;

let locked: typeof sharp | undefined;

/**
 * Returns the picture library with loaders for {@link RASTERS} only, which holds for the whole process: vector graphics
 * take seconds, other formats refer to files. Everybody opens pictures with it, and nobody allows another loader.
 */
export async function pictureLibrary(): Promise<typeof sharp> {
  const { default: library } = await import('sharp');
  if (locked) return locked;
  library.cache(false);
  library.concurrency(1);
  library.block({ operation: ['VipsForeignLoad'] });
  library.unblock({ operation: Object.values(RASTERS).map(({ loader }) => loader) });
  return (locked = library);
}
