/** Maximum size of a file that is downloaded for a post, before it is converted for its network. */
export const MAX_MEDIA_BYTES = {
  /** Maximum bytes of a video. */
  video: 2 ** 30,
  /** Maximum bytes of a picture. */
  image: 64 * 2 ** 20,
  /** Maximum bytes of a document. */
  document: 256 * 2 ** 20,
};

/** Maximum duration of the download of a file. */
export const DOWNLOAD_TIMEOUT_MS = 10 * 60_000;

/** Maximum duration of the download of a thumbnail. */
export const THUMBNAIL_TIMEOUT_MS = 60_000;

/** Limits of the download of a music track. */
export const TRACK_LIMITS = {
  /** Maximum size of a music track. */
  maxBytes: 64 * 2 ** 20,
  /** Maximum duration of the download of a music track. */
  timeoutMs: 60_000,
};
