/**
 * Seconds that a cache may answer a read of media without asking again, so that a withdrawn address ends everywhere
 * within them.
 */
export const MEDIA_CACHE_SECONDS = 10;

/** Enough bytes for every signature that is detected, also behind a picture in an MP3's tag. */
export const HEAD_BYTES = 2 ** 20;

/** Minimum width and height of a resized picture in pixels. */
export const MIN_EDGE = 16;

/** Maximum width and height of a resized picture in pixels. */
export const MAX_EDGE = 2_048;

/** Maximum size of a picture that is resized, which is held in memory. */
export const MAX_SOURCE_BYTES = 32 * 2 ** 20;

/** Maximum number of pixels of a picture that is resized. */
export const MAX_SOURCE_PIXELS = 50_000_000;

/** Maximum time for drawing one picture; a large one takes 2 s on an idle processor. */
export const MAX_DRAWING_SECONDS = 20;

/** Maximum number of pictures that one process resizes at the same time. */
export const MAX_RESIZED_AT_ONCE = 2;

/**
 * Maximum number of pictures that wait to be resized; one more rejects the last of the address for which most wait, or
 * itself, as unavailable.
 */
export const MAX_WAITING = 32;

/** Maximum number of pictures that wait to be resized for one network address. */
export const MAX_WAITING_OF_ADDRESS = 8;

/**
 * Bytes up to which a size of a picture is small. Small sizes have a limit of their own, so that nobody can keep them
 * from being stored by requesting large ones.
 */
export const SMALL_SIZE_BYTES = 64 * 2 ** 10;

/**
 * Bytes that the small stored sizes of any picture may have together, and its other sizes as well. Those of a larger
 * picture may have as many bytes as the picture, because no storage account pays for them; further ones are drawn for
 * each request.
 */
export const MIN_STORED_BYTES = 128 * 2 ** 10;

/** Maximum bytes of the small stored sizes of a picture, and of its other sizes, however large the picture is. */
export const MAX_STORED_BYTES = 8 * 2 ** 20;
